import type { TestCall } from '../model';
import type { TestResult } from '../records';
import { fileLink, type Html, html } from './html';
import { listed, titleText } from './words';

/** The result of a test, which distinguishes an inconclusive pass from a conclusive one. */
function resultOf({ outcome, expectedToFail, flaky }: TestResult): string {
  if (outcome !== 'passed') return outcome;
  if (expectedToFail) return 'failed as expected';
  return flaky ? 'flaky' : 'passed';
}

function resultsOf(tests: readonly TestResult[]): string {
  const results = tests.map(resultOf);
  if (results.length === 1) return results.join();
  const count = (result: string) => results.filter((other) => other === result).length;
  return listed(Object.fromEntries([...new Set(results)].map((result) => [result, count(result)])));
}

function titleItem(test: TestResult): Html {
  const result = resultOf(test);
  const why = test.outcome === 'skipped' && test.note ? `: ${test.note}` : '';
  return html`${titleText(test.title)}${result === 'passed' ? '' : html` <b>(${result}${why})</b>`}`;
}

function titles(tests: readonly TestResult[]): Html {
  const [first, ...others] = tests;
  if (!first) return html``;
  if (others.length === 0) return html`<p>${titleItem(first)}</p>`;
  const summary = html`${titleText(first.title)} <span class="quiet">and ${others.length} more</span>`;
  return html`<details><summary>${summary}</summary><ol>${tests.map((test) => html`<li>${titleItem(test)}</li>`)}</ol></details>`;
}

/** One `test` call: its place, its layer, and the tests that it created with their results. */
export function callItem({ layer, file, line, tests }: TestCall): Html {
  const good = tests.every((test) => resultOf(test) === 'passed');
  return html`<li>
<p>${fileLink(file, line)} <span class="layer">${layer}</span> <b class="${good ? 'good' : 'bad'}">${resultsOf(tests)}</b></p>
${titles(tests)}
</li>`;
}
