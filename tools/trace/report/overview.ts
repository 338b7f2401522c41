import type { Problem, Row, Trace } from '../model';
import { fileLink, type Html, html } from './html';
import { counted, listed, resultNames } from './words';

/** Totals, commit and run, dated by the run: the same project and run yield the same page. */
export function facts({ commit, committed, current, date, totals: { rules, tests, faults } }: Trace): Html {
  const { all: allTests, meta, ...testsBy } = tests;
  const states = Object.entries(resultNames) as [Row['result'], string][];
  const rulesBy = Object.fromEntries(states.map(([state, name]) => [name.toLowerCase(), rules[state]]));
  const faultsBy = { 'noticed by tests': faults.noticed, 'not on record': faults.all - faults.noticed };
  const when =
    date === undefined ? '' : html`<time datetime="${date}">${date.slice(0, 16).replace('T', ' ')} UTC</time>. `;
  const what = current ? 'The results come' : 'The results do not come';
  return html`<dl class="facts">
<div><dt>Rules</dt><dd><b>${rules.all.toLocaleString('en-US')}</b> ${listed(rulesBy)}</dd></div>
<div><dt>Tests</dt><dd><b>${allTests.toLocaleString('en-US')}</b> ${listed({ ...testsBy, 'without a rule (meta)': meta })}</dd></div>
<div><dt>Injected faults</dt><dd><b>${faults.all.toLocaleString('en-US')}</b> ${listed(faultsBy)}</dd></div>
<div><dt>Commit</dt><dd><b><code>${commit.slice(0, 12)}</code></b> ${committed ? 'without uncommitted changes' : 'with uncommitted changes'}</dd></div>
<div><dt>Run</dt><dd><b>${current ? 'Current' : 'Outdated'}</b> ${when}${what} from a complete run on the project as it is now.</dd></div>
</dl>`;
}

function problemItem({ message, file, line, rule }: Problem): Html {
  return html`<li>${message} <span class="quiet">(${fileLink(file, line)}${rule === undefined ? '' : html`, <a href="#${rule}">${rule}</a>`})</span></li>`;
}

/** The problems, by kind. */
export function verdict({ problems }: Trace): Html {
  if (problems.length === 0) return html`<p class="verdict good">No problems</p>`;
  const byKind = [...new Set(problems.map(({ kind }) => kind))].map((kind) => {
    const own = problems.filter((problem) => problem.kind === kind);
    return html`<details><summary>${kind}: ${own.length}</summary><ul>${own.map(problemItem)}</ul></details>`;
  });
  return html`<div class="verdict bad"><h2>${counted(problems.length, 'problem')}</h2>${byKind}</div>`;
}

/** What the run did not cover, by rule. */
export function coverageOf({ leftRules, notCovered }: Trace): Html {
  if (leftRules.length + notCovered.length === 0) return html``;
  const left = leftRules.map(({ id, because }) => html`<li><a href="#${id}">${id}</a>: ${because}</li>`);
  const gaps = notCovered.map(({ reason, rules }) => {
    const items = rules.map(
      ({ id, layer, tests }) => html`<li><a href="#${id}">${id}</a>: ${counted(tests, `${layer} test`)} skipped</li>`,
    );
    return html`<h3>Not covered on this machine: ${reason}</h3><ul>${items}</ul>`;
  });
  return html`<section aria-labelledby="coverage">
<h2 id="coverage">Coverage</h2>
${left.length > 0 ? html`<h3>Departs from the specification</h3><ul>${left}</ul>` : ''}
${gaps}
</section>`;
}

/** The criteria of another document with the rules that concern them; nothing if there are none. */
export function criteriaTable({ criteria, rows }: Trace): Html {
  if (!criteria) return html``;
  const items = Object.entries(criteria.rules).map(([criterion, ids]) => {
    const own = rows.filter(({ rule }) => ids.includes(rule.id));
    const links = own.map(
      ({ rule: { id }, result }) =>
        html`<a href="#${id}">${id}</a>${result === 'passed' ? '' : ` (${resultNames[result].toLowerCase()})`}`,
    );
    return html`<tr><th scope="row">${criterion}</th><td>${own.length > 0 ? links : 'not tested by machine'}</td></tr>`;
  });
  return html`<section aria-labelledby="criteria">
<h2 id="criteria">${criteria.title}</h2>
<p>The rules that concern each criterion. Tests by machine do not show that a criterion is met: only a person can say that.</p>
<table class="criteria"><tbody>${items}</tbody></table>
</section>`;
}
