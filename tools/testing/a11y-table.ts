import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { routes } from '../../spec/routes';
import { type Rule, rules } from '../../spec/rules';
import { projectRoot } from '../project-root';
import { a11yPage } from './a11y-report/page';
import { type A11yTable, a11yTable } from './a11y-report/table';
import { plainText } from './a11y-report/text';

export const paths: readonly string[] = routes.map(({ path }) => path);
const every: readonly Rule[] = rules;
/** The accessibility rules that the built pages are tested for. */
const own = every.filter(({ id, layers }) => id.startsWith('A11Y-') && layers.includes('e2e')).map(({ id }) => id);

/**
 * Writes reports/a11y.html and prints the same table as text.
 * @param report the name of Playwright's JSON report in reports/
 * @param shown the routes that were tested
 * @throws when the report cannot be read
 */
export function writeA11yTable(report: string, shown: readonly string[] = paths): A11yTable {
  const folder = join(projectRoot, 'reports');
  const json: unknown = JSON.parse(readFileSync(join(folder, report), 'utf8'));
  const table = a11yTable(json, shown, own);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'a11y.html'),
    a11yPage(table, new Date().toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })),
  );
  console.log(`${plainText(table)}\n\nreports/a11y.html`);
  return table;
}

/** `tsx tools/testing/a11y-table.ts`: the table for the results of `npm test`. */
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) writeA11yTable('e2e.json');
