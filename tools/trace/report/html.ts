const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for use in an element or in a quoted attribute. */
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** HTML that is already escaped, unlike a string. */
export interface Html {
  readonly html: string;
}

type Part = string | number | undefined | Html | readonly Html[];

function textOf(part: Part = ''): string {
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'html' in part ? part.html : part.map(({ html }) => html).join('\n');
}

/** Makes HTML from a template. Escapes all values that are not `Html`. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: String.raw({ raw: texts }, ...parts.map(textOf)),
});

/** Makes a link from reports/ to a file of the project, and to a line of it if given. */
export const fileLink = (file: string, line?: number) =>
  html`<a class="file" href="../${file}${line && `#L${line}`}">${file}${line && `:${line}`}</a>`;

/** Makes a list, or nothing if there are no items. */
export const list = (items: readonly (Html | string)[]) =>
  items.length > 0 ? html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>` : undefined;

/** Content behind a summary. */
export const folded = (summary: Html | string, content: Html) =>
  html`<details><summary>${summary}</summary>${content}</details>`;

/** Makes a description list. Leaves out names without a value. */
export const described = (entries: readonly (readonly [name: string, value: Html | string | undefined])[]) =>
  html`<dl>${entries.flatMap(([name, value]) => (value ? html`<dt>${name}</dt><dd>${value}</dd>` : []))}</dl>`;
