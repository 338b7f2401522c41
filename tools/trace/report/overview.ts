import { placesOf, sectionOf } from '../declarations';
import type { Trace } from '../model';
import { fileLink, type Html, html, list } from './html';
import { counted, outcomesText, totalsOf } from './words';

/** Shows the totals, the current commit, and the date and software of the run. */
export function facts(trace: Trace): Html {
  const { current, criteria } = trace;
  const { commit, committed, date, madeWith, withoutGit } = trace.run;
  const run = {
    Commit: commit
      ? `${commit.slice(0, 12)}, ${committed ? 'without' : 'with'} uncommitted changes`
      : `Unknown (${withoutGit})`,
    'Tests run': `${date?.slice(0, 16).replace('T', ' ') ?? 'No complete run'}${current ? ' UTC' : '; outdated: not a complete run of the current project'}`,
    ...madeWith,
  };
  const items = (entries: readonly (readonly [string, string])[]) =>
    entries.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`);
  return html`<dl class="totals">${items(totalsOf(trace))}</dl>
<p><a href="#criteria">${criteria.title}</a>, <a href="#subjects">tests by subject</a></p>
<dl class="run">${items(Object.entries(run))}</dl>`;
}

/** Shows the problems. */
export function verdict({ problems }: Trace): Html {
  if (problems.length === 0) return html`<p><b>No problems</b></p>`;
  const items = problems.map(({ kind, message, file, line }) => html`${kind}: ${message} (${fileLink(file, line)})`);
  return html`<section aria-labelledby="problems"><h2 id="problems" class="bad">${counted(problems.length, 'problem')}</h2>${list(items)}</section>`;
}

/** Shows waivers, and tests skipped on this machine. */
export function coverageOf({ waivers, notCovered }: Trace): Html {
  const waived = waivers.map(({ id, reason }) => html`<a href="#${id}">${id}</a>: ${reason}`);
  const gaps = notCovered.map(({ reason, tests }) => {
    const items = Object.entries(tests).map(
      ([name, count]) => html`<a href="#${name}">${name}</a>: ${counted(count, 'test')} skipped`,
    );
    return [`Not covered on this machine: ${reason}`, items] as const;
  });
  const parts = [['Waived rules', waived] as const, ...gaps];
  const shown = parts.flatMap(([title, items]) => (items.length > 0 ? html`<h3>${title}</h3>${list(items)}` : []));
  return shown.length > 0
    ? html`<section aria-labelledby="coverage"><h2 id="coverage">Coverage</h2>${shown}</section>`
    : html``;
}

/** Shows the sentences that cannot be tested, the reasons, and what the project decides about them. */
export function untestable({ informative, decisions }: Trace): Html {
  const items = informative.map((note) => {
    const places = placesOf(note);
    const own = decisions.filter((decision) => placesOf(decision).some((place) => places.includes(place)));
    const decided = own.map(({ statement }) => html`Decision: ${statement}`);
    return html`<p class="note line" data-section="${sectionOf(note)}" data-result="untestable"><code>${places.join(', ')}</code> <span class="statement">${note.sentence}</span> <span class="quiet">${note.reason} ${decided}</span></p>`;
  });
  return html`<section class="group" aria-labelledby="untestable"><h3 id="untestable">Sentences that cannot be tested</h3>${items}</section>`;
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
<table>${rows.map(([name, cell]) => html`<tr><th scope="row">${name}</th><td>${cell}</td></tr>`)}</table>
</section>`;

/** Shows the criteria of another document with the results of their tests. */
export function criteriaTable({ criteria: { title, rows } }: Trace): Html {
  const about =
    'The tests that concern each criterion, with their results. Only a person can decide whether a criterion is met.';
  const lines = rows.map(({ name, reason, tests }) => {
    const items = tests.map(({ file, title: end, outcomes }) => {
      const look = outcomes.passed === 0 || outcomes.failed > 0 ? 'bad' : 'quiet';
      return html`${end || 'All tests'} <span class="${look}">${outcomesText(outcomes)}, in ${fileLink(file)}</span>`;
    });
    return [name, list(items) ?? html`<span class="quiet">No test: ${reason}</span>`] as const;
  });
  return table('criteria', title, about, lines);
}

/** Shows the results of the tests of each subject. */
export function subjectTable({ subjects }: Trace): Html {
  const about = 'What the project promises beyond the specification. These tests need no proof.';
  const lines = subjects.map(({ name, description, outcomes }) => {
    return [html`<span id="${name}">${name}</span>`, html`${description}: ${outcomesText(outcomes)}`] as const;
  });
  return table('subjects', 'Tests by subject', about, lines);
}
