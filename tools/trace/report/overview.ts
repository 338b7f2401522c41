import type { Problem, Trace } from '../model';
import { type Html, html } from './html';
import { fileLink } from './links';
import { manualItem } from './rule';
import { counted, listed } from './words';

const kinds: Readonly<Record<Problem['kind'], string>> = {
  run: 'Run',
  'duplicate rule': 'Duplicate rule ids',
  lock: 'Rule lock',
  library: 'Library behavior',
  'manual check': 'Manual checks',
  tag: 'Tags',
  'failed test': 'Failed tests',
  'skipped test': 'Tests skipped without a reason',
  'expected to fail': 'Tests expected to fail',
  flaky: 'Flaky tests',
  untested: 'Rules without a test',
  skipped: 'Rules with skipped tests only',
  'not passed': 'Rules without a passed test',
  unproved: 'Rules without a proof',
  'stale proof': 'Stale or missing proofs',
};

/** Totals, commit and run, dated by the run: the same project and run yield the same page. */
export function facts(trace: Trace): Html {
  const { commit, committed, current, date, specification } = trace;
  const { rules, tests, proofs } = trace.totals;
  const { all: allTests, meta, ...testsBy } = tests;
  const rulesBy = {
    'tested and proved': rules.passed,
    'proved in part': rules.partial,
    'library behavior, pinned': rules.pinned,
    failed: rules.failed,
    'not tested': rules.untested,
    'tested, without a current proof': rules.unproved,
  };
  const proofsBy = {
    'by product fault': proofs.product,
    'by fixture mutation': proofs.fixture,
    'by mutation testing': proofs.mutation,
    'stale or missing': proofs.all - proofs.current,
  };
  return html`<dl class="facts">
<div><dt>Rules</dt><dd><b>${rules.all.toLocaleString('en-US')}</b> ${listed(rulesBy)}</dd></div>
<div><dt>Tests</dt><dd><b>${allTests.toLocaleString('en-US')}</b> ${listed({ ...testsBy, 'without a rule (meta)': meta })}</dd></div>
<div><dt>Proofs</dt><dd><b>${proofs.all.toLocaleString('en-US')}</b> ${listed(proofsBy)}</dd></div>
<div><dt>Commit</dt><dd><b><code>${commit.slice(0, 12)}</code></b> ${committed ? 'without uncommitted changes' : 'with uncommitted changes'}</dd></div>
${specification === undefined ? '' : html`<div><dt>Specification</dt><dd><b><code>${specification.slice(0, 12)}</code></b> fingerprint of the sentences that the rules name</dd></div>`}
<div><dt>Run</dt><dd><b>${current ? 'Current' : 'Outdated'}</b> ${date === undefined ? '' : html`<time datetime="${date}">${date.slice(0, 16).replace('T', ' ')} UTC</time>. `}${current ? 'The results come from a complete run on the project as it is now.' : 'The results do not come from a complete run on the project as it is now.'}</dd></div>
</dl>`;
}

function problemItem({ message, file, line, rule }: Problem): Html {
  return html`<li>${message} <span class="quiet">(${fileLink(file, line)}${rule === undefined ? '' : html`, <a href="#${rule}">${rule}</a>`})</span></li>`;
}

function byKind(problems: readonly Problem[]): readonly Html[] {
  return [...new Set(problems.map(({ kind }) => kind))].map((kind) => {
    const own = problems.filter((problem) => problem.kind === kind);
    return html`<details><summary>${kinds[kind]}: ${own.length}</summary><ul>${own.map(problemItem)}</ul></details>`;
  });
}

/** The problems that fail the trace, then those that are only reported, by kind. */
export function verdict({ failures, warnings }: Trace): Html {
  const failed = html`<div class="verdict bad"><h2>${counted(failures.length, 'problem')}</h2>${byKind(failures)}</div>`;
  return html`${failures.length > 0 ? failed : html`<p class="verdict good">No problems</p>`}
${warnings.length === 0 ? '' : html`<div class="verdict open"><h2>${counted(warnings.length, 'warning')}</h2><p>These do not fail the trace.</p>${byKind(warnings)}</div>`}`;
}

/** What the run covered and what it did not, by rule. */
export function coverageOf({ coverage, notCovered }: Trace): Html {
  if (coverage.length + notCovered.length === 0) return html``;
  const gaps = notCovered.map(({ reason, rules }) => {
    const items = rules.map(
      ({ id, layer, tests }) => html`<li><a href="#${id}">${id}</a>: ${counted(tests, `${layer} test`)} skipped</li>`,
    );
    return html`<h3>Not covered on this machine: ${reason}</h3><ul>${items}</ul>`;
  });
  return html`<section aria-labelledby="coverage">
<h2 id="coverage">Coverage</h2>
${coverage.map((line) => html`<p>${line}</p>`)}
${gaps}
</section>`;
}

/** What people checked. Nothing is shown if they checked nothing. */
export function manualSection({ manualChecks, rows }: Trace): Html {
  if (manualChecks.length === 0) return html``;
  const items = manualChecks.map((check) => {
    const ids = check.rules.map((tag) => tag.split('~')[0] ?? '');
    const stale = rows.some(({ manual }) => manual.some((one) => one.stale && one.what === check.what));
    const links = ids.map((id) => html`<a href="#${id}">${id}</a>`);
    return manualItem({ ...check, stale }, html`${links}`);
  });
  return html`<section aria-labelledby="manual">
<h2 id="manual">Manual checks</h2>
<p>What people checked. It counts neither as a test nor as a proof.</p>
<ul>${items}</ul>
</section>`;
}
