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

const languageOf = (node: TurndownNode) => `_In ${languages.of(attribute(node, 'lang'))}:_`;
const field = (node: TurndownNode) =>
  attribute(node, 'type') === 'hidden' ? '' : block(has(node, 'required') ? '(field, required)' : '(field)');

const turndown = new TurndownService({
  headingStyle: 'atx',
  emDelimiter: '_',
  blankReplacement: (_, node) => (is(node, 'TEXTAREA') ? field(node) : is(node, 'SPAN', 'A') ? '' : '\n\n'),
});
// Escape nothing, because people read the files. For example, "1." at the beginning of a sentence gets no backslash.
turndown.escape = (text) => text;

/** Which elements, and their Markdown. The last rule that applies to an element wins. */
// biome-ignore format: a table, one rule per entry
const rules: readonly (readonly [TurndownService.Filter, TurndownService.ReplacementFunction])[] = [
  [(node) => is(node, 'ADDRESS', 'DIV', 'P') && isInItem(node), (content) => `${content.trim()} `],
  [(node) => /^H[1-6]$/.test(node.nodeName) && isInItem(node), (content) => `**${oneLine(content)}:** `],
  ['li', (content, node) => {
    const number = Array.from(node.parentNode?.children ?? []).indexOf(node as Element) + 1;
    const marker = is(node.parentNode, 'OL') ? `${number}. ` : '- ';
    const inLanguage = has(node, 'lang') ? `${languageOf(node)} ` : '';
    return `${marker}${inLanguage}${content.trim().replace(/\n+/g, `\n${' '.repeat(marker.length)}`)}\n`;
  }],
  [(node) => is(node, 'DIV') && is(node.parentNode, 'DL'), (content) => `- ${oneLine(content)}\n`],
  ['dt', (content) => `**${oneLine(content)}:** `],
  [['thead', 'tbody'], (content) => `${content.trim()}\n`],
  ['tr', (content, node) => {
    const columns = is(node.parentNode, 'THEAD') ? node.childNodes.length : 0;
    return `| ${content.trim()}\n${columns ? `${'| --- '.repeat(columns)}|\n` : ''}`;
  }],
  [['th', 'td'], (content) => `${oneLine(content)} | `],
  ['br', () => ', '],
  ['summary', (content, node) => `${isInItem(node) ? ' ' : ''}${oneLine(content)}:\n`],
  [(node) => is(node, 'A') && has(node, 'href'), (content, node) => {
    const name = attribute(node, 'aria-label');
    const text = oneLine(content) || name;
    const link = `[${text}](${attribute(node, 'href')})${name && name !== text ? ` ${readAloud(name)}` : ''}`;
    return is(node.parentNode, 'DIV', 'HEADER', 'NAV', 'SECTION') && !isInItem(node) ? block(link) : link;
  }],
  ['img', (_, node) => (attribute(node, 'alt') ? block(`_Picture: ${attribute(node, 'alt')}_`) : '')],
  // Text for screen readers, unless it is all that its parent says.
  [(node) => is(node, 'SPAN') && attribute(node, 'class').split(' ').includes('visually-hidden'), (content, node) => {
    const alone = oneLine(node.parentNode?.textContent ?? '') === oneLine(node.textContent ?? '');
    return alone ? content : ` ${readAloud(oneLine(content))}`;
  }],
  // The name of a part, unless the part begins with it.
  [(node) => is(node, 'ASIDE', 'DIV', 'NAV', 'OL', 'SECTION', 'UL') && has(node, 'aria-label'), (content, node) => {
    const name = attribute(node, 'aria-label');
    return block(content.trim().startsWith(name) ? content : `_${readAloud(name)}_\n\n${content.trim()}`);
  }],
  [(node) => is(node, 'DIV', 'P', 'SECTION') && has(node, 'lang'),
    (content, node) => block(`${languageOf(node)}${is(node, 'P') ? ' ' : '\n\n'}${content.trim()}`)],
  ['label', (content) => block(`**${oneLine(content)}**`)],
  [['input', 'select', 'textarea'], (_, node) => field(node)],
  ['button', (content) => block(`**[ ${oneLine(content)} ]**`)],
  // Neither seen nor heard, or in the text already.
  [(node) => is(node, 'SCRIPT', 'STYLE', 'svg', 'SVG') || attribute(node, 'aria-hidden') === 'true', () => ''],
];
for (const [index, [filter, replacement]] of rules.entries()) turndown.addRule(String(index), { filter, replacement });

/**
 * Converts a part of a page to Markdown for people: headings, text, lists, links with their targets, text alternatives,
 * text that only screen readers announce, and the fields and buttons of a form. Leaves out decorative pictures.
 */
export function markdownOf(html: string): string {
  // Without soft hyphens, which are invisible.
  const markdown = turndown
    .turndown(html)
    .replaceAll('\u00AD', '')
    .replace(/[^\S\n]+$/gm, '');
  return markdown
    .replace(/^ (?! )/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
