import { readFileSync } from 'node:fs';
import { type Html, html } from '../../trace/report/html';
import { type A11yTable, type Cell, hasPassed } from './table';
import { elsewhere, verdict } from './text';

const file = (name: string): Html => ({ html: readFileSync(new URL(name, import.meta.url), 'utf8') });
const styles = ['../../trace/report/colors.css', '../../trace/report/base.css', './table.css'].map(file);

/** A result as a symbol, a number, and text, so that nothing depends on color. */
function cell(check: string, found: Cell | 'missing'): Html {
  const name = html`<span class="check" aria-hidden="true">${check}</span>`;
  if (found === 'missing') return html`<td class="missing">${name}<span>no test</span></td>`;
  const { passed, failed, skipped } = found;
  const number = passed + failed + skipped;
  if (failed > 0) return html`<td class="failed">${name}<b>✗ ${failed} of ${number} failed</b></td>`;
  if (skipped > 0) return html`<td class="skipped">${name}<span>${skipped} of ${number} skipped</span></td>`;
  return html`<td class="passed">${name}<span>✓ ${number}</span><span class="spoken"> passed</span></td>`;
}

/**
 * The table as one self-contained page.
 * @param when the date of the run, formatted
 */
export function a11yPage(table: A11yTable, when: string): string {
  const { checks, rows } = table;
  const heads = checks.map((check) => html`<th scope="col">${check}</th>`);
  const lines = rows.map(({ route, cells }) => {
    const own = cells.map((found, index) => cell(checks[index] ?? '', found));
    return html`<tr><th scope="row">${route ?? elsewhere}</th>${own}</tr>`;
  });
  return html`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">
<link rel="icon" href="data:,">
<title>Accessibility, route by route</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>Accessibility, route by route</h1>
<p class="lead">Passed tests of each check on each route, ${when}.</p>
<p class="verdict ${hasPassed(table) ? 'passed' : 'failed'}">${verdict(table)}</p>
<table>
<caption>Routes and checks. A check is a rule whose id starts with A11Y.</caption>
<thead><tr><th scope="col">Route</th>${heads}</tr></thead>
<tbody>
${lines}
</tbody>
</table>
</main>
</body>
</html>
`.html;
}
