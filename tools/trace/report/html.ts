const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for use in an element or in a quoted attribute. */
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** HTML that is already escaped, unlike a string. */
export interface Html {
  readonly html: string;
}

type Part = string | number | undefined | Html | readonly Html[];

function textOf(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'html' in part ? part.html : part.map(({ html }) => html).join('\n');
}

/** Makes HTML from a template. Escapes all values that are not `Html`. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: String.raw({ raw: texts }, ...parts.map(textOf)) };
}

/** Makes a link from reports/ to a file of the project, and to a line of it if given. A long path may break after a slash. */
export function fileLink(file: string, line?: number): Html {
  const [place, fragment] = line === undefined ? ['', ''] : [`:${line}`, `#L${line}`];
  return html`<a class="file" href="../${file}${fragment}">${{ html: escapeHtml(file).replaceAll('/', '/<wbr>') }}${place}</a>`;
}

/** Makes a list, or nothing if there are no items. */
export const list = (items: readonly Html[]) =>
  items.length > 0 ? html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>` : undefined;

/** Folds content behind a summary. */
export const folded = (summary: Html | string, content: Html) =>
  html`<details class="fold"><summary>${summary}</summary>${content}</details>`;
