import type { TestCall } from '../model';
import type { TestResult } from '../records';
import { fileLink, folded, type Html, html } from './html';
import { listed, titleText } from './words';

/** Returns the result of a test. For an inconclusive pass, returns its kind. */
function resultOf({ outcome, expectedToFail, flaky }: TestResult): string {
  if (outcome !== 'passed') return outcome;
  if (expectedToFail) return 'failed as expected';
  return flaky ? 'flaky' : 'passed';
}

/** Shows the title of a test, its project, and its result if it is not a conclusive pass. */
function titleItem(test: TestResult): Html {
  const result = resultOf(test);
  const why = test.outcome === 'skipped' && test.note ? `: ${test.note}` : '';
  const project = test.project ? html` <span class="quiet">${test.project}</span>` : '';
  return html`${titleText(test.title)}${project}${result === 'passed' ? '' : html` <b class="bad">(${result}${why})</b>`}`;
}

/** Shows a `test` call: the titles and results of its tests, and its place. */
export function callItem({ file, line, tests }: TestCall): Html {
  const [first, ...others] = tests;
  if (!first) return html``;
  const results = tests.map(resultOf);
  const counts = Object.fromEntries(
    [...new Set(results)].map((result) => [result, results.filter((other) => other === result).length]),
  );
  const more = html`${titleItem(first)} <span class="quiet">and ${others.length} more: ${listed(counts)}</span>`;
  const titles = html`<ol>${tests.map((test) => html`<li>${titleItem(test)}</li>`)}</ol>`;
  return html`<li>${others.length > 0 ? folded(more, titles) : html`<p>${titleItem(first)}</p>`}<p>${fileLink(file, line)}</p></li>`;
}
