import type { Failure, Section, Trace } from '../model';
import { type Html, html } from './html';
import { fileLink } from './rule';
import { counted, listed, sectionTitles } from './words';

const kinds: Readonly<Record<Failure['kind'], string>> = {
  run: 'The run',
  'duplicate rule': 'Ids given twice',
  lock: 'The lock of the rules',
  tag: 'Tags',
  'failed test': 'Failed tests',
  'expected to fail': 'Tests expected to fail',
  flaky: 'Flaky tests',
  untested: 'Rules without a test',
  skipped: 'Rules whose tests were skipped',
  'not passed': 'Rules without a passed test',
  unproved: 'Rules without a proof',
  'stale proof': 'Proofs that no longer count',
};

/** What was traced and how it went, without a date: the same project and run give the same page. */
export function facts({ commit, committed, current, totals: { rules, tests, proofs } }: Trace): Html {
  const { all: allRules, ...rulesBy } = rules;
  const { all: allTests, meta, ...testsBy } = tests;
  const { all: allProofs, flip, sabotage, mutation } = proofs;
  const { passed, ...others } = rulesBy;
  const broken = { 'of expected values': flip, 'of the product': sabotage, 'of logic': mutation };
  const proved = listed({
    'tested and proved': passed,
    failed: others.failed,
    'not tested': others.untested,
    'not proved': others.unproved,
  });
  return html`<dl class="facts">
<div><dt>Rules</dt><dd><b>${allRules.toLocaleString('en-US')}</b> ${proved}</dd></div>
<div><dt>Tests</dt><dd><b>${allTests.toLocaleString('en-US')}</b> ${listed({ ...testsBy, 'of our own tools': meta })}</dd></div>
<div><dt>Proofs</dt><dd><b>${allProofs.toLocaleString('en-US')}</b> ${listed(broken)}</dd></div>
<div><dt>Commit</dt><dd><b><code>${commit.slice(0, 12)}</code></b> ${committed ? 'with nothing changed on top' : 'with changes that are not committed'}</dd></div>
<div><dt>Run</dt><dd><b>${current ? 'Of this state' : 'Not of this state'}</b> ${current ? 'These results were made by a whole run on the project as it is.' : 'These results do not speak of the project as it is.'}</dd></div>
</dl>`;
}

function problem({ message, file, line, rule }: Failure): Html {
  return html`<li>${message} <span class="quiet">(${fileLink(file, line)}${rule === undefined ? '' : html`, <a href="#${rule}">${rule}</a>`})</span></li>`;
}

/** All that is wrong, by kind. */
export function problems(failures: readonly Failure[]): Html {
  if (failures.length === 0) return html`<p class="verdict good">Nothing is wrong.</p>`;
  const groups = [...new Set(failures.map(({ kind }) => kind))].map((kind) => {
    const own = failures.filter((failure) => failure.kind === kind);
    return html`<details><summary>${kinds[kind]}: ${own.length}</summary><ul>${own.map(problem)}</ul></details>`;
  });
  return html`<div class="verdict bad"><h2>${counted(failures.length, 'problem')}</h2>${groups}</div>`;
}

function sectionRow({ section, specification, extension, informative }: Section): Html {
  return html`<tr><th scope="row"><a href="#section-${section}">${section}. ${sectionTitles[section]}</a></th><td>${specification}</td><td>${extension}</td><td>${informative.length}</td></tr>`;
}

function sentences({ section, informative }: Section): readonly Html[] {
  return informative.map(
    ({ sentence, reason }) => html`<li>${sentence} <span class="quiet">Section ${section}. ${reason}</span></li>`,
  );
}

/** How many rules each section of the specification yielded, and its sentences that yielded none. */
export function sectionTable(sections: readonly Section[]): Html {
  const sum = (count: (section: Section) => number) => sections.reduce((total, section) => total + count(section), 0);
  const without = sum(({ informative }) => informative.length);
  return html`<section aria-labelledby="sections">
<h2 id="sections">Sections of the specification</h2>
<p>How many rules each section yielded, how many we added to it (each says why), and how many of its sentences yield no rule.</p>
<table>
<thead><tr><th scope="col">Section</th><th scope="col">Rules</th><th scope="col">Added</th><th scope="col">No rule</th></tr></thead>
<tbody>${sections.map(sectionRow)}</tbody>
<tfoot><tr><th scope="row">Together</th><td>${sum(({ specification }) => specification)}</td><td>${sum(({ extension }) => extension)}</td><td>${without}</td></tr></tfoot>
</table>
<details><summary>Sentences that yield no rule, and why: ${without}</summary><ul>${sections.flatMap(sentences)}</ul></details>
</section>`;
}
