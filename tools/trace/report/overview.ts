import { placesOf, sectionOf } from '../declarations';
import type { Problem, Row, Trace } from '../model';
import { fileLink, folded, type Html, html } from './html';
import { counted, outcomesText, resultNames, totalsOf } from './words';

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
<p><a href="#criteria">${trace.criteria.title}</a>, <a href="#subjects">tests by subject</a></p>
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
    const own = rows.filter((row) => section === undefined || row.section === section);
    const notes = informative.filter((note) => section === undefined || sectionOf(note) === section);
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

/** Shows waivers, tests skipped on this machine, and faults that no longer apply. */
export function coverageOf({ waivers, notCovered, moved }: Trace): Html {
  if (waivers.length + notCovered.length + moved.length === 0) return html``;
  const waived = waivers.map(({ id, reason }) => html`<li><a href="#${id}">${id}</a>: ${reason}</li>`);
  const gaps = notCovered.map(({ reason, tests }) => {
    const items = Object.entries(tests).map(
      ([name, count]) => html`<li><a href="#${name}">${name}</a>: ${counted(count, 'test')} skipped</li>`,
    );
    return html`<h3>Not covered on this machine: ${reason}</h3><ul>${items}</ul>`;
  });
  return html`<section aria-labelledby="coverage">
<h2 id="coverage">Coverage</h2>
${waived.length > 0 ? html`<h3>Waived rules</h3><ul>${waived}</ul>` : ''}
${gaps}
${moved.length > 0 ? html`<h3>Faults that no longer apply</h3><ul>${moved.map(({ id, file }) => html`<li>${id}, in ${fileLink(file)}</li>`)}</ul>` : ''}
</section>`;
}

/** Shows the sentences that cannot be tested, the reasons, and what the project decides about them. */
export function untestable({ informative, decisions }: Trace): Html {
  if (informative.length === 0) return html``;
  const items = informative.map((note) => {
    const places = placesOf(note);
    const own = decisions.filter((decision) => placesOf(decision).some((place) => places.includes(place)));
    const decided = own.map(({ statement }) => html`Decision: ${statement}`);
    return html`<p class="note line" data-section="${sectionOf(note)}"><code>${places.join(', ')}</code> <span class="statement">${note.sentence}</span> <span class="quiet">${note.reason} ${decided}</span></p>`;
  });
  return html`<section class="group" aria-labelledby="untestable">
<h3 id="untestable">Sentences that cannot be tested <span class="quiet">${items.length}</span></h3>
${items}
</section>`;
}

const table = (
  id: string,
  title: string,
  text: string,
  rows: readonly (readonly [name: Html | string, cell: Html])[],
) =>
  html`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
<p>${text}</p>
<table class="criteria"><tbody>${rows.map(([name, cell]) => html`<tr><th scope="row">${name}</th><td>${cell}</td></tr>`)}</tbody></table>
</section>`;

/** Shows the criteria of another document with the results of their tests. */
export function criteriaTable({ criteria: { title, rows } }: Trace): Html {
  const about =
    'The tests that concern each criterion, with their results. Whether a criterion is met, only a person can decide.';
  const lines = rows.map(({ name, reason, tests }) => {
    const items = tests.map(({ file, title: end, outcomes }) => {
      const bad = outcomes.passed === 0 || outcomes.failed > 0 ? 'bad' : 'quiet';
      return html`<li>${end || 'All tests'} <span class="${bad}">${outcomesText(outcomes)}, in ${fileLink(file)}</span></li>`;
    });
    return [
      name,
      reason === undefined ? html`<ul>${items}</ul>` : html`<span class="quiet">No test: ${reason}</span>`,
    ] as const;
  });
  return table('criteria', title, about, lines);
}

/** Shows the results of the tests of each subject. */
export function subjectTable({ subjects }: Trace): Html {
  const about = 'What the project promises beyond the specification. These tests need no proof.';
  const lines = subjects.map(({ name, description, outcomes }) => {
    return [
      html`<span id="${name}">${name}</span>`,
      html`${description} <span class="quiet">${outcomesText(outcomes)}</span>`,
    ] as const;
  });
  return table('subjects', 'Tests by subject', about, lines);
}
