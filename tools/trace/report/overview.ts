import type { Problem, Row, Trace } from '../model';
import { fileLink, folded, type Html, html } from './html';
import { counted, resultNames, totalsOf } from './words';

/** Shows the totals, the current commit, and the date and software of the run. The same project and run produce the same page. */
export function facts(trace: Trace): Html {
  const { commit, committed, current, date, madeWith } = trace;
  const run = {
    Commit: `${commit.slice(0, 12)}, ${committed ? 'without' : 'with'} uncommitted changes`,
    'Tests run': `${date === undefined ? 'No complete run' : `${date.slice(0, 16).replace('T', ' ')} UTC`}${current ? '' : '; outdated: not a complete run of the current project'}`,
    ...madeWith,
  };
  const items = (entries: readonly (readonly [string, string])[]) =>
    entries.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`);
  return html`<dl class="totals">${items(totalsOf(trace))}</dl>
<dl class="run">${items(Object.entries(run))}</dl>`;
}

function problemItem({ message, file, line, rule }: Problem): Html {
  return html`<li>${message} <span class="quiet">(${fileLink(file, line)}${rule === undefined ? '' : html`, <a href="#${rule}">${rule}</a>`})</span></li>`;
}

/** Shows the problems by kind. */
export function verdict({ problems }: Trace): Html {
  if (problems.length === 0) return html`<p class="verdict good">No problems</p>`;
  const byKind = [...new Set(problems.map(({ kind }) => kind))].map((kind) => {
    const own = problems.filter((problem) => problem.kind === kind);
    return folded(`${kind}: ${own.length}`, html`<ul>${own.map(problemItem)}</ul>`);
  });
  return html`<section class="verdict bad" aria-labelledby="problems"><h2 id="problems">${counted(problems.length, 'problem')}</h2>${byKind}</section>`;
}

const filterLink = (filter: Readonly<Record<string, string>>, count: number) =>
  count === 0 ? html`` : html`<a href="#${new URLSearchParams(filter).toString()}">${count}</a>`;

/** Shows the number of rules by section and result. Each number links to its rules. */
export function sectionTable({ sections, rows, informative }: Trace): Html {
  const results = (Object.keys(resultNames) as Row['result'][]).filter((name) =>
    rows.some(({ result }) => result === name),
  );
  const line = (heading: Html, all: Readonly<Record<string, string>>, section?: string) => {
    const own = rows.filter(({ rule }) => section === undefined || String(rule.section) === section);
    const notes = informative.filter((note) => section === undefined || String(note.section) === section);
    return html`<tr><th scope="row">${heading}</th><td>${filterLink({ ...all, of: 'rules' }, own.length)}</td>
${results.map((result) => html`<td>${filterLink({ ...all, result }, own.filter((row) => row.result === result).length)}</td>`)}
<td>${filterLink({ ...all, result: 'untestable' }, notes.length)}</td></tr>`;
  };
  return html`<section aria-labelledby="overview">
<h2 id="overview">Overview</h2>
<div class="scroll" role="group" aria-labelledby="overview" tabindex="0"><table class="numbers">
<thead><tr><th scope="col">Section</th><th scope="col">Rules</th>${results.map((result) => html`<th scope="col">${resultNames[result]}</th>`)}<th scope="col">Cannot be tested</th></tr></thead>
<tbody>${Object.entries(sections).map(([section, title]) => line(html`<a href="#section-${section}">${section}. ${title}</a>`, { section }, section))}</tbody>
<tfoot>${line(html`All sections`, {})}</tfoot>
</table></div>
</section>`;
}

/** Shows waivers, tests skipped on this machine, faults that no longer apply, and proofs to make again. */
export function coverageOf({ waivers, notCovered, moved, gone }: Trace): Html {
  if (waivers.length + notCovered.length + moved.length + gone.length === 0) return html``;
  const waived = waivers.map(({ id, reason }) => html`<li><a href="#${id}">${id}</a>: ${reason}</li>`);
  const gaps = notCovered.map(({ reason, rules }) => {
    const items = rules.map(
      ({ id, layer, tests }) => html`<li><a href="#${id}">${id}</a>: ${counted(tests, `${layer} test`)} skipped</li>`,
    );
    return html`<h3>Not covered on this machine: ${reason}</h3><ul>${items}</ul>`;
  });
  return html`<section aria-labelledby="coverage">
<h2 id="coverage">Coverage</h2>
${waived.length > 0 ? html`<h3>Waived rules</h3><ul>${waived}</ul>` : ''}
${gaps}
${moved.length > 0 ? html`<h3>Faults that no longer apply</h3><ul>${moved.map(({ id, file }) => html`<li>${id}, in ${fileLink(file)}</li>`)}</ul>` : ''}
${gone.length > 0 ? html`<h3>Proofs whose tests are gone</h3><p><code>npm run prove -- ${gone.map(({ id }) => id).join(' ')}</code></p>` : ''}
</section>`;
}

/** Shows the sentences that cannot be tested, the reasons, and the rules that decide points that they leave open. */
export function untestable({ informative }: Trace): Html {
  if (informative.length === 0) return html``;
  const items = informative.map(({ section, from = [], sentence, reason, decidedBy }) => {
    const decided = decidedBy === undefined ? '' : html` Decided by <a href="#${decidedBy}">${decidedBy}</a>.`;
    return html`<p class="note line" data-section="${section}"><code>${[from].flat().join(', ')}</code> <span class="statement">${sentence}</span> <span class="quiet">${reason}${decided}</span></p>`;
  });
  return html`<section class="group" aria-labelledby="untestable">
<h3 id="untestable">Sentences that cannot be tested <span class="quiet">${items.length}</span></h3>
${items}
</section>`;
}

/** Shows the criteria of another document with the rules that concern them. */
export function criteriaTable({ criteria, rows }: Trace): Html {
  const items = Object.entries(criteria.rules).map(([criterion, ids]) => {
    const links = rows
      .filter(({ rule }) => ids.includes(rule.id))
      .map(
        ({ rule: { id }, result }) =>
          html`<a href="#${id}">${id}</a>${result === 'passed' ? '' : ` (${resultNames[result].toLowerCase()})`}`,
      );
    return html`<tr><th scope="row">${criterion}</th><td>${links.length > 0 ? links : 'no automated test'}</td></tr>`;
  });
  return html`<section aria-labelledby="criteria">
<h2 id="criteria">${criteria.title}</h2>
<p>This table shows the rules that concern each criterion. Automated tests cannot show that a criterion is met. Only a person can decide that.</p>
${folded(counted(items.length, 'criterion').replace('criterions', 'criteria'), html`<table class="criteria"><tbody>${items}</tbody></table>`)}
</section>`;
}
