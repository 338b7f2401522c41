import TurndownService from 'turndown';

type TurndownNode = TurndownService.Node;

const languages = new Intl.DisplayNames('en', { type: 'language' });

/** Marks text that only screen readers announce. */
const readAloud = (text: string) => `(read aloud: ${text})`;
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const block = (text: string) => `\n\n${text.trim()}\n\n`;

const is = (node: Node | null, ...names: string[]) => node !== null && names.includes(node.nodeName);
const attribute = (node: TurndownNode, name: string) => (node as Element).getAttribute(name) ?? '';
const has = (node: TurndownNode, name: string) => (node as Element).hasAttribute(name);
const isInItem = (node: TurndownNode) => (node as Element).closest('li') !== null;

const field = (node: TurndownNode) =>
  attribute(node, 'type') === 'hidden' ? '' : block(has(node, 'required') ? '(field, required)' : '(field)');

const turndown = new TurndownService({
  headingStyle: 'atx',
  emDelimiter: '_',
  blankReplacement: (_, node) => (is(node, 'TEXTAREA') ? field(node) : is(node, 'SPAN', 'A') ? '' : '\n\n'),
});
// Escape nothing, because people read the files. For example, "1." at the beginning of a sentence gets no backslash.
turndown.escape = (text) => text;

turndown.addRule('block in a list item', {
  filter: (node) => is(node, 'ADDRESS', 'DIV', 'P') && isInItem(node),
  replacement: (content) => `${content.trim()} `,
});
turndown.addRule('heading in a list item', {
  filter: (node) => /^H[1-6]$/.test(node.nodeName) && isInItem(node),
  replacement: (content) => `**${oneLine(content)}:** `,
});
turndown.addRule('list item', {
  filter: 'li',
  replacement: (content, node) => {
    const number = Array.from(node.parentNode?.children ?? []).indexOf(node as Element) + 1;
    const marker = is(node.parentNode, 'OL') ? `${number}. ` : '- ';
    const inLanguage = has(node, 'lang') ? `_In ${languages.of(attribute(node, 'lang'))}:_ ` : '';
    return `${marker}${inLanguage}${content.trim().replace(/\n+/g, `\n${' '.repeat(marker.length)}`)}\n`;
  },
});
turndown.addRule('term and description', {
  filter: (node) => is(node, 'DIV') && is(node.parentNode, 'DL'),
  replacement: (content) => `- ${oneLine(content)}\n`,
});
turndown.addRule('term', { filter: 'dt', replacement: (content) => `**${oneLine(content)}:** ` });
turndown.addRule('part of a table', {
  filter: ['thead', 'tbody'],
  replacement: (content) => `${content.trim()}\n`,
});
turndown.addRule('table row', {
  filter: 'tr',
  replacement: (content, node) => {
    const columns = is(node.parentNode, 'THEAD') ? node.childNodes.length : 0;
    return `| ${content.trim()}\n${columns ? `${'| --- '.repeat(columns)}|\n` : ''}`;
  },
});
turndown.addRule('table cell', { filter: ['th', 'td'], replacement: (content) => `${oneLine(content)} | ` });
turndown.addRule('line break', { filter: 'br', replacement: () => ', ' });
turndown.addRule('summary', {
  filter: 'summary',
  replacement: (content, node) => `${isInItem(node) ? ' ' : ''}${oneLine(content)}:\n`,
});
turndown.addRule('link', {
  filter: (node) => is(node, 'A') && has(node, 'href'),
  replacement: (content, node) => {
    const name = attribute(node, 'aria-label');
    const text = oneLine(content) || name;
    const link = `[${text}](${attribute(node, 'href')})${name && name !== text ? ` ${readAloud(name)}` : ''}`;
    return is(node.parentNode, 'DIV', 'HEADER', 'NAV', 'SECTION') && !isInItem(node) ? block(link) : link;
  },
});
turndown.addRule('picture', {
  filter: 'img',
  replacement: (_, node) => (attribute(node, 'alt') ? block(`_Picture: ${attribute(node, 'alt')}_`) : ''),
});
turndown.addRule('text for screen readers', {
  filter: (node) => is(node, 'SPAN') && attribute(node, 'class').split(' ').includes('visually-hidden'),
  replacement: (content, node) => {
    const alone = oneLine(node.parentNode?.textContent ?? '') === oneLine(node.textContent ?? '');
    return alone ? content : ` ${readAloud(oneLine(content))}`;
  },
});
turndown.addRule('name of a part', {
  filter: (node) => is(node, 'ASIDE', 'DIV', 'NAV', 'OL', 'SECTION', 'UL') && has(node, 'aria-label'),
  replacement: (content, node) => {
    const name = attribute(node, 'aria-label');
    return block(content.trim().startsWith(name) ? content : `_${readAloud(name)}_\n\n${content.trim()}`);
  },
});
turndown.addRule('text in another language', {
  filter: (node) => is(node, 'DIV', 'P', 'SECTION') && has(node, 'lang'),
  replacement: (content, node) =>
    block(`_In ${languages.of(attribute(node, 'lang'))}:_${is(node, 'P') ? ' ' : '\n\n'}${content.trim()}`),
});
turndown.addRule('label of a field', { filter: 'label', replacement: (content) => block(`**${oneLine(content)}**`) });
turndown.addRule('field', { filter: ['input', 'select', 'textarea'], replacement: (_, node) => field(node) });
turndown.addRule('button', { filter: 'button', replacement: (content) => block(`**[ ${oneLine(content)} ]**`) });
turndown.addRule('neither seen nor heard, or in the text already', {
  filter: (node) => is(node, 'SCRIPT', 'STYLE', 'svg', 'SVG') || attribute(node, 'aria-hidden') === 'true',
  replacement: () => '',
});

/**
 * Converts a part of a page to Markdown for people: headings, text, lists, links with their targets, text alternatives,
 * text that only screen readers announce, and the fields and buttons of a form. Leaves out decorative pictures.
 */
export function markdownOf(html: string): string {
  return (
    turndown
      .turndown(html)
      // Soft hyphens, which are invisible.
      .replaceAll('\u00AD', '')
      .replace(/[^\S\n]+$/gm, '')
      .replace(/^ (?! )/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}
