import type { Row, Trace } from './model';
import { resultNames, viewsText } from './report/words';

const quoted = (value: string | number) => {
  const text = String(value);
  // A spreadsheet would evaluate a value that begins like a formula.
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const columns: Readonly<Record<string, (row: Row, trace: Trace) => string | number>> = {
  rule: ({ rule }) => rule.id,
  section: ({ rule }) => rule.section,
  origin: ({ rule }) => rule.origin,
  statement: ({ rule }) => rule.statement,
  sentences: ({ sentences }) => sentences.map(({ place }) => place).join(' '),
  layers: ({ rule }) => rule.layers.join(' '),
  result: ({ result }) => resultNames[result],
  tests: ({ layers }) => layers.reduce((sum, { tests }) => sum + tests, 0),
  'skipped tests': ({ layers }) => layers.reduce((sum, { skipped }) => sum + skipped, 0),
  'test places': ({ calls }) => calls.map(({ file, line }) => `${file}:${line}`).join(' '),
  views: ({ views }, trace) => viewsText(views, trace),
  'library behavior': ({ library }) => library?.package ?? '',
  faults: ({ faults }) => faults.map(({ what }) => what).join(' '),
  'detected by': ({ faults }) => faults.flatMap(({ detected }) => detected ?? []).join('; '),
};

/** Formats the rules of a trace as CSV (RFC 4180): a header, then one line for each rule. */
export function csv(trace: Trace): string {
  const lines = trace.rows.map((row) => Object.values(columns).map((column) => column(row, trace)));
  return [Object.keys(columns), ...lines].map((line) => `${line.map(quoted).join(',')}\r\n`).join('');
}
