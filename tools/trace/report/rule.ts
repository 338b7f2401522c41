import type { Call, LayerState, Proof, Row, Seen, TestResult } from '../model';
import { type Html, html } from './html';
import { counted, listed, resultNames, sectionTitles } from './words';

const layerResults: Readonly<Record<LayerState['result'], string>> = {
  passed: 'tested',
  'not passed': 'did not pass',
  skipped: 'skipped',
  untested: 'no test',
};
const layerProofs: Readonly<Record<LayerState['proof'], string>> = {
  proved: 'proved',
  stale: 'proof no longer counts',
  unproved: 'not proved',
};
const kinds: Readonly<Record<Proof['kind'], string>> = {
  flip: 'Expected value changed',
  sabotage: 'Product broken',
  mutation: 'Logic mutated',
};

/** A link from reports/ to a file of the project, and its line where there is one. */
export function fileLink(file: string, line?: number): Html {
  const [place, fragment] = line === undefined ? ['', ''] : [`:${line}`, `#L${line}`];
  return html`<a class="file" href="../${file}${fragment}">${file}${place}</a>`;
}

/** How a test ended, as the trace sees it: a pass that says nothing is not called one. */
function endOf({ outcome, expectedToFail, flaky }: TestResult): string {
  if (outcome !== 'passed') return outcome;
  if (expectedToFail) return 'failed as expected';
  return flaky ? 'flaky' : 'passed';
}

function endsOf(tests: readonly TestResult[]): string {
  const ends = tests.map(endOf);
  return listed(
    Object.fromEntries([...new Set(ends)].map((end) => [end, ends.filter((other) => other === end).length])),
  );
}

const titleOf = ({ title }: TestResult) => title.replaceAll(' > ', ' › ');

function titles(tests: readonly TestResult[]): Html {
  const [first, ...others] = tests.map(titleOf);
  if (others.length === 0) return html`<p>${first}</p>`;
  const items = tests.map((test) => {
    const end = endOf(test);
    return html`<li>${titleOf(test)}${end === 'passed' ? '' : html` <b>(${end})</b>`}</li>`;
  });
  return html`<details><summary>${first} <span class="quiet">and ${others.length} more</span></summary><ol>${items}</ol></details>`;
}

function call({ layer, file, line, tests }: Call): Html {
  const good = tests.every((test) => endOf(test) === 'passed');
  const end = tests.length === 1 ? tests.map(endOf).join() : endsOf(tests);
  return html`<li>
<p>${fileLink(file, line)} <span class="layer">${layer}</span> <b class="${good ? 'good' : 'bad'}">${end}</b></p>
${titles(tests)}
</li>`;
}

/** Of a flip or a sabotage the tests are counted, of a mutation the changes. */
function noticed(kind: Seen['kind'], red: number, of: number): string {
  return kind === 'mutation'
    ? `its tests noticed ${red} of ${counted(of, 'change')}`
    : `${red} of ${counted(of, 'test')} went red`;
}

function proof({ kind, what, file, layer, red, of, example, stale }: Seen): Html {
  return html`<li>
<p><b>${kinds[kind]}:</b> ${what} ${fileLink(file)}</p>
<p class="quiet">${layer}: ${noticed(kind, red, of)}, such as “${example.replaceAll(' > ', ' › ')}”</p>
${stale === undefined ? '' : html`<p class="bad">This no longer counts: ${stale}</p>`}
</li>`;
}

function fixture(name: string): Html {
  const [file = ''] = name.split('.');
  return html`<div><dt>Values</dt><dd><a class="file" href="../spec/${file}.ts">${name}</a></dd></div>`;
}

/** One rule: what it says, where it comes from, the tests that hold it, and what was broken to see them fail. */
export function ruleArticle({ rule, line, layers, calls, proofs, result }: Row): Html {
  const { id, rev, section, statement } = rule;
  const states = layers.map((state) => {
    const words = `${layerResults[state.result]}, ${layerProofs[state.proof]}`;
    return html`<li><span class="layer">${state.layer}</span> ${words}</li>`;
  });
  return html`<article class="rule" id="${id}" data-section="${section}" data-layer="${rule.layers.join(' ')}" data-result="${result}">
<p class="name"><a href="#${id}">${id}</a> <span class="quiet">revision ${rev}</span> <span class="badge ${result}">${resultNames[result]}</span></p>
<h4>${statement}</h4>
<dl>
<div><dt>Section</dt><dd><a href="#section-${section}">${section}. ${sectionTitles[section]}</a></dd></div>
<div><dt>Layers</dt><dd><ul class="inline">${states}</ul></dd></div>
<div><dt>Origin</dt><dd>${rule.origin === 'extension' ? `Extension of ours: ${rule.reason}` : 'Specification'} <span class="quiet">(${fileLink('spec/rules.ts', line)})</span></dd></div>
${rule.fixture === undefined ? '' : fixture(rule.fixture)}
<div class="wide"><dt>Tests</dt><dd>${calls.length === 0 ? html`<p class="bad">No test names this rule.</p>` : html`<ul>${calls.map(call)}</ul>`}</dd></div>
<div class="wide"><dt>Seen to fail</dt><dd>${proofs.length === 0 ? html`<p class="bad">Nothing was broken to see these tests fail.</p>` : html`<ul>${proofs.map(proof)}</ul>`}</dd></div>
</dl>
</article>`;
}
