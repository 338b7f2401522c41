import type { LayerState, Row, TestCall, TestResult, Trace } from '../model';
import { type Html, html } from './html';
import { fileLink } from './links';
import { proofItem } from './proof';
import { counted, listed, resultNames, titleText } from './words';

const layerResults: Readonly<Record<LayerState['result'], string>> = {
  passed: 'tested',
  'not passed': 'not passed',
  skipped: 'skipped',
  untested: 'no test',
};
const layerProofs: Readonly<Record<LayerState['proof'], string>> = {
  proved: 'proved',
  pinned: 'library behavior, pinned',
  'fixture only': 'not proved: only expected values were changed',
  stale: 'proof stale',
  unproved: 'not proved',
};
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

function titles(tests: readonly TestResult[]): Html {
  const [first, ...others] = tests.map(({ title }) => titleText(title));
  if (others.length === 0) return html`<p>${first}</p>`;
  const items = tests.map((test) => {
    const result = resultOf(test);
    const why = test.outcome === 'skipped' && test.note ? `: ${test.note}` : '';
    return html`<li>${titleText(test.title)}${result === 'passed' ? '' : html` <b>(${result}${why})</b>`}</li>`;
  });
  return html`<details><summary>${first} <span class="quiet">and ${others.length} more</span></summary><ol>${items}</ol></details>`;
}

function callItem({ layer, file, line, tests }: TestCall): Html {
  const good = tests.every((test) => resultOf(test) === 'passed');
  return html`<li>
<p>${fileLink(file, line)} <span class="layer">${layer}</span> <b class="${good ? 'good' : 'bad'}">${resultsOf(tests)}</b></p>
${titles(tests)}
</li>`;
}

function fixture(name: string, folder: string): Html {
  const [file = ''] = name.split('.');
  return html`<div><dt>Values</dt><dd><a class="file" href="../${folder}/${file}.ts">${name}</a></dd></div>`;
}

/** One rule: its statement and origin, the tests that cover it, and the faults that they detected. */
export function ruleArticle({ rule, line, layers, calls, proofs, result }: Row, { sections, files }: Trace): Html {
  const { id, rev, statement } = rule;
  const section = String(rule.section);
  const title = sections.find((other) => other.section === section)?.title;
  const states = layers.map((state) => {
    return html`<li><span class="layer">${state.layer}</span> ${layerResults[state.result]}, ${layerProofs[state.proof]}${state.skipped > 0 && state.result === 'passed' ? `, ${state.skipped} of ${counted(state.tests, 'test')} not covered on this machine` : ''}</li>`;
  });
  return html`<article class="rule" id="${id}" data-section="${section}" data-layer="${rule.layers.join(' ')}" data-result="${result}">
<p class="name"><a href="#${id}">${id}</a> <span class="quiet">revision ${rev}</span> <span class="badge ${result}">${resultNames[result]}</span></p>
<h4>${statement}</h4>
<dl>
<div><dt>Section</dt><dd><a href="#section-${section}">${section}. ${title}</a></dd></div>
<div><dt>Layers</dt><dd><ul class="inline">${states}</ul></dd></div>
<div><dt>Origin</dt><dd>${rule.origin === 'extension' ? `Extension: ${rule.reason}` : 'Specification'} <span class="quiet">(${fileLink(files.rules, line)})</span></dd></div>
${rule.fixture === undefined ? '' : fixture(rule.fixture, files.fixtures)}
<div class="wide"><dt>Tests</dt><dd>${calls.length === 0 ? html`<p class="bad">No test covers this rule.</p>` : html`<ul>${calls.map(callItem)}</ul>`}</dd></div>
<div class="wide"><dt>Proofs</dt><dd>${proofs.length === 0 ? html`<p class="open">No fault shows that these tests can fail.</p>` : html`<ul>${proofs.map(proofItem)}</ul>`}</dd></div>
</dl>
</article>`;
}
