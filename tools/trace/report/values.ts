import { folded, type Html, html } from './html';
import { counted } from './words';

type Entries = readonly (readonly [string, unknown])[];
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Writes a value in one line. */
function inline(value: unknown): string {
  if (value === undefined || value === null) return '–';
  if (Array.isArray(value)) return value.map(inline).join(', ');
  if (!isObject(value)) return value === '' ? '(empty)' : String(value);
  return Object.entries(value)
    .map(([key, part]) => `${key}: ${inline(part)}`)
    .join('; ');
}

const folds = (count: number, what: string, content: Html) =>
  count > 6 ? folded(counted(count, what), content) : content;

function table(head: readonly string[], rows: Entries | readonly (readonly unknown[])[]): Html {
  const cells = (row: readonly unknown[]) => row.map((cell) => html`<td>${inline(cell)}</td>`);
  const header = html`<thead><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>`;
  return html`<div class="scroll" role="group" aria-label="Values" tabindex="0"><table>${head.length > 0 ? header : ''}<tbody>${rows.map((row) => html`<tr>${cells(row)}</tr>`)}</tbody></table></div>`;
}

/** Shows the value of a fixture: an object or a list of objects as a table, another list as a list. Folds a long value. */
export function values(value: unknown): Html {
  if (isObject(value)) {
    const entries = Object.entries(value);
    return folds(entries.length, 'value', table([], entries));
  }
  if (!Array.isArray(value)) return html`<code>${inline(value)}</code>`;
  const rows: readonly unknown[] = value;
  if (!rows.every(isObject)) {
    return folds(rows.length, 'value', html`<ul>${rows.map((row) => html`<li><code>${inline(row)}</code></li>`)}</ul>`);
  }
  const head = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((key) => !/^rules?$/.test(key));
  const body = table(
    head,
    rows.map((row) => head.map((key) => row[key])),
  );
  return folds(rows.length, 'row', body);
}
