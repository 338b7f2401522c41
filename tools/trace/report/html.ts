const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in HTML, in an element or in a quoted attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** A piece of HTML, told apart from text that must be escaped. */
export interface Html {
  readonly html: string;
}

type Part = string | number | undefined | Html | readonly Html[];

function textOf(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'html' in part ? part.html : part.map(({ html }) => html).join('\n');
}

/** HTML from a template: what is put into it is escaped, unless it is HTML already. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: String.raw({ raw: texts }, ...parts.map(textOf)) };
}
