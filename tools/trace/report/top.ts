import { faultsText, statesText } from '../summary';
import type { Trace } from '../trace';
import { counted, digits, listed, type State, stateNames } from '../words';
import { described, type Html, html, list } from './html';

/** The sign of a state, which differs in color and in shape. Its name must stand beside it, or be its link's label. */
export const sign = (state: State) => html`<i class="sign ${state}"></i>`;

/** The verdict in one line. */
export function verdict({ problems, totals }: Trace): Html {
  if (problems.length > 0)
    return html`<p class="verdict bad"><a href="#problems">✗ ${counted(problems.length, 'problem')}</a></p>`;
  return html`<p class="verdict">✓ No problems. Rules: ${statesText(totals.rules)}</p>`;
}

/** The numbers of rules, tests and faults. */
export function numbers({ rows, totals: { tests, unruled, faults } }: Trace): Html {
  const item = (count: number, one: string, about: string) =>
    html`<li><b>${digits(count)}</b> ${one}${count === 1 ? '' : 's'} <span class="quiet">${about}</span></li>`;
  const all = tests.passed + tests.failed + tests.skipped;
  return html`<ul class="numbers">
${item(rows.length, 'rule', 'of the specification')}
${item(all, 'test', listed({ ...tests }))}
${item(faults.all, 'fault', faultsText(faults))}
</ul>
<p class="quiet">${counted(unruled, 'test')} <a href="#subjects">by subject</a> cover no rule. By design, no fault proves that these can fail.</p>`;
}

/** Groups the rules by section. Omits sections without rules. */
export function sectionsOf({ sections, rows }: Trace) {
  return Object.entries(sections).flatMap(([section, title]) => {
    const own = rows.filter((row) => row.section === section);
    return own.length > 0 ? { id: `section-${section}`, title: `${section}. ${title}`, rows: own } : [];
  });
}

/** Shows a sign for each rule, by section. Each is a link to its rule. */
export function map(trace: Trace): Html {
  const legend = trace.totals.rules.flatMap(({ state, name, count }) =>
    count > 0 ? html`<a href="#state=${state}">${sign(state)} ${digits(count)} ${name.toLowerCase()}</a>` : [],
  );
  const groups = sectionsOf(trace).map(({ id, title, rows }) => {
    const cells = rows.map(({ rule, state }) => {
      const label = `${rule.id}: ${stateNames[state]}`;
      return html`<li><a href="#${rule.id}" title="${label}" aria-label="${label}">${sign(state)}</a></li>`;
    });
    return html`<div><a href="#${id}">${title}</a><ul>${cells}</ul></div>`;
  });
  return html`<section class="map" aria-label="Map of the rules"><p class="legend">${legend}</p><div class="sections">${groups}</div></section>`;
}

/** Shows, folded into a line, the commit, the circumstances of the run, and what it did not cover. */
export function run({ rows, run, isCurrent, notCovered, waivers }: Trace): Html {
  const { commit, committed, date, madeWith = {}, withoutGit } = run;
  const skipped = notCovered.reduce((sum, { tests }) => sum + tests, 0);
  const parts = [
    commit ? `Commit ${commit.slice(0, 8)}${committed ? '' : ' with changes'}` : 'Unknown commit',
    isCurrent ? undefined : 'outdated or partial results',
    Object.values(madeWith)[0],
    skipped > 0 ? `${counted(skipped, 'test')} not run on this machine` : undefined,
    waivers.length > 0 ? `waives ${counted(waivers.length, 'rule')}` : undefined,
  ];
  const gaps = notCovered.map(({ reason, tests, tags }) => {
    const links = tags.map((tag) => html`<a href="#${tag}">${tag}</a>`);
    return html`${reason}: ${counted(tests, 'test')} (${links})`;
  });
  const when = date ? `${date.slice(0, 16).replace('T', ' ')} UTC` : 'Never';
  const isQuoted = rows.some(({ sentences }) => sentences[0]?.text);
  const hint = html`To quote them here, run <code>npm run trace -- --specification FILE</code>.`;
  const details = described([
    ['Commit', commit ? `${commit}, ${committed ? 'without' : 'with'} uncommitted changes` : `Unknown: ${withoutGit}`],
    ['Tests run', `${when}${isCurrent ? '' : '; not all tests, or not of these files'}`],
    ...Object.entries(madeWith),
    ['Sentences', isQuoted ? undefined : hint],
    ['Not run here', list(gaps)],
    ['Waived', list(waivers.map(({ id, reason }) => html`<a href="#${id}">${id}</a>: ${reason}`))],
  ]);
  return html`<details class="run"><summary>${parts.filter(Boolean).join(' · ')}</summary>${details}</details>`;
}
