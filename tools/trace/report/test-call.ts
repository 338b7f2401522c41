import type { TestCall } from '../model';
import type { TestResult } from '../records';
import { outcomesOf } from '../rows';
import { fileLink, folded, type Html, html } from './html';
import { outcomesText, titleText } from './words';

/** Shows the title of a test, its project, and its result if it is not a conclusive pass. */
function titleItem({ title, project, outcome, note, expectedToFail, flaky }: TestResult): Html {
  const kind = expectedToFail ? 'failed as expected' : flaky ? 'flaky' : outcome;
  const why = outcome === 'skipped' && note ? `: ${note}` : '';
  return html`${titleText(title)} <span class="quiet">${project}</span>${kind === 'passed' ? '' : html` <b class="bad">(${kind}${why})</b>`}`;
}

/** Shows a `test` call: the titles and results of its tests, and its place. */
export function callItem({ file, line, tests }: TestCall): Html {
  const [first, ...others] = tests;
  if (!first) return html``;
  const more = html`${titleItem(first)} <span class="quiet">and ${others.length} more: ${outcomesText(outcomesOf(tests))}</span>`;
  const titles = html`<ol>${tests.map((test) => html`<li>${titleItem(test)}</li>`)}</ol>`;
  return html`<li>${others.length > 0 ? folded(more, titles) : titleItem(first)} ${fileLink(file, line)}</li>`;
}
