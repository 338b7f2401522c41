import { type HTMLElement, parse } from 'node-html-parser';
import { textName } from './files.ts';
import { markdownOf } from './markdown.ts';

/** The text of a page as Markdown, in the parts that are approved separately. */
export interface PageText {
  /** The page's own text: title, description, main content. */
  readonly page: string;
  /** The contact form, or undefined on a page without it. */
  readonly form: string | undefined;
  /** The layout around every page: emergency bar, header with menus, footer, call bar. */
  readonly layout: string;
}

const formFile = 'contact-form.md';

function required(within: HTMLElement, selector: string): HTMLElement {
  const found = within.querySelector(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}

/**
 * Reads the text of a rendered page.
 * @param html the whole document, or its head followed by its root element
 */
export function pageText(html: string): PageText {
  const document = parse(html);
  const title = required(document, 'title').text;
  const description = required(document, 'meta[name="description"]').getAttribute('content') ?? '';
  const main = required(document, 'main');
  // The line that names the reviewer is not part of the reviewed text.
  for (const review of main.querySelectorAll('[data-review]')) review.remove();
  // The table of contents repeats the headings.
  for (const entry of main.querySelectorAll('a[href^="#"]')) entry.closest('nav')?.remove();
  const form = main.querySelector('#contact-form');
  const formText = form && `${markdownOf(form.outerHTML)}\n`;
  form?.replaceWith(`<p>The contact form: see <a href="${formFile}">${formFile}</a>.</p>`);
  const body = markdownOf(main.outerHTML);
  const layout = required(document, '#root');
  required(layout, 'main').replaceWith('<p>(the page)</p>');
  return {
    page: `**Title:** ${title}\n\n**Description:** ${description}\n\n---\n\n${body}\n`,
    form: formText ?? undefined,
    layout: `${markdownOf(layout.outerHTML)}\n`,
  };
}

/** Returns the texts to approve, by the names of their files. If pages differ in a part that all share, it has each version. */
export function approvedTexts(pages: readonly (PageText & { readonly path: string })[]): ReadonlyMap<string, string> {
  const versions = (texts: readonly (string | undefined)[]) => [...new Set(texts)].filter(Boolean).join('\n');
  return new Map([
    ...pages.map(({ path, page }) => [textName(path), page] as const),
    ['layout', versions(pages.map(({ layout }) => layout))],
    ['contact-form', versions(pages.map(({ form }) => form))],
  ]);
}
