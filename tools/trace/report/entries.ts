import { placesOf, sectionOf } from '../declarations';
import type { TestResult } from '../records';
import { outcomesOf, type Row, type TestCall } from '../rows';
import type { Trace } from '../trace';
import { counted, type Outcomes, outcomesText, shortMessage, stateNames } from '../words';
import { described, fileLink, folded, type Html, html, list } from './html';
import { sign } from './top';

/** Makes an entry that the search can find: a line that expands to its details. */
const entry = (id: string, line: Html, details: Html, data = html``) =>
  html`<details class="entry"${data}><summary class="line">${line}</summary><div id="${id}" class="details">${details}</div></details>`;

/** Shows the title of a test, its project, and its result if it did not pass. */
function titleItem({ title, project, outcome, note }: TestResult): Html {
  const why = note ? `: ${shortMessage(note)}` : '';
  return html`${title} <span class="quiet">${project}</span>${outcome === 'passed' ? '' : html` <b class="bad">(${outcome}${why})</b>`}`;
}

/** Shows a `test` call, or a row of a table: the titles and results of its tests, and its place. */
function callItem({ file, line, row, tests }: TestCall): Html {
  const [first] = tests;
  if (!first) return html``;
  const outcomes = outcomesOf(tests);
  const all = outcomes.passed === tests.length ? counted(tests.length, 'test') : outcomesText(outcomes);
  const head = html`${row?.what ?? first.title} <span class="${outcomes.failed > 0 ? 'bad' : 'quiet'}">${row ? all : `and others: ${all}`}</span>`;
  const titles = html`<ol>${tests.map((test) => html`<li>${titleItem(test)}</li>`)}</ol>`;
  return html`<div class="call">${tests.length > 1 ? folded(head, titles) : titleItem(first)} ${fileLink(row?.file ?? file, row?.line ?? line)}</div>`;
}

/** Shows the tests of a rule by layer, including layers in which the rule requires no test. */
function testsOf({ layers, calls }: Row): readonly Html[] {
  const names = [...new Set([...layers, ...calls].map(({ layer }) => layer))];
  return names.map((name) => {
    const own = calls.filter(({ layer }) => layer === name);
    const note = layers.some(({ layer }) => layer === name) ? '' : ', not required';
    const outcomes = outcomesText(outcomesOf(own.flatMap(({ tests }) => tests)));
    return html`<p><b>${name}</b> <span class="quiet">${outcomes}${note}</span></p>${own.map(callItem)}`;
  });
}

/** Shows a fault, the file on record whose test detected it, and the edit. */
function faultItem({ id, what, file, find, replace, detected }: Row['faults'][number]): Html {
  const proof = detected
    ? html`Detected by a test of the rule in ${fileLink(detected)}`
    : html`<span class="bad">No test on record detected it. Run <code>npm run prove -- ${id}</code>.</span>`;
  const edit = html`<pre>− ${find}${replace && `\n+ ${replace}`}</pre>`;
  return html`<b>${what}</b> ${proof}${folded(html`Edit in ${file} <span class="quiet">${id}</span>`, edit)}`;
}

/** Shows a rule: its sentences, what the project decides about them, the wording, values, tests and faults. */
export function ruleEntry(row: Row): Html {
  const { rule, section, sentences, decisions, calls, faults, library, quotes, state } = row;
  const line = html`${sign(state)} <code>${rule.id}</code> <span class="statement">${rule.statement}</span> <span class="state ${state}">${stateNames[state]}</span>`;
  const source = sentences.map(({ place, text }) => html`<p>Sentence ${place}${text && html`: “${text}”`}</p>`);
  const said = quotes.map(({ where, file, says }) => {
    const text = typeof says === 'string' ? html`${says}` : list(says.map((item) => html`${item}`));
    return html`<blockquote>${text}</blockquote><p class="quiet">${where}, in ${fileLink(file)}</p>`;
  });
  const details = described([
    ['Source', html`${source}${decisions.map((decision) => html`<p>Decision: ${decision}</p>`)}`],
    ['The page says', said.length > 0 ? html`${said}` : undefined],
    ['Values', rule.fixture && html`<code>${rule.fixture}</code>`],
    ['Tests', calls.length > 0 ? html`${testsOf(row)}` : html`<p class="bad">No test covers this rule.</p>`],
    ['Library', library && `${library.package}: ${library.reason}`],
    [
      'Faults',
      list(faults.map(faultItem)) ?? (library ? undefined : html`<p class="bad">No fault names this rule.</p>`),
    ],
  ]);
  return entry(rule.id, line, details, html` data-state="${state}" data-section="${section}"`);
}

/** Shows the sentences that cannot be tested, the reasons, and what the project decides about them. */
export function noteEntries({ informative, decisions }: Trace): readonly Html[] {
  return informative.map((note) => {
    const places = placesOf(note);
    const own = decisions.filter((decision) => placesOf(decision).some((place) => places.includes(place)));
    const decided = own.map(({ statement }) => html`Decision: ${statement}`);
    return html`<p class="entry line" data-section="${sectionOf(note)}"><code>${places.join(', ')}</code> <span class="statement">${note.sentence} <span class="quiet">${note.reason} ${decided}</span></span></p>`;
  });
}

const outcomesSpan = (outcomes: Outcomes) =>
  html`<span class="${outcomes.failed > 0 || outcomes.passed === 0 ? 'bad' : 'quiet'}">${outcomesText(outcomes)}</span>`;

/** Shows the criteria of another document with the results of their tests. */
export function criterionEntries({ criteria }: Trace): readonly Html[] {
  return criteria.rows.map(({ name, reason, tests, outcomes }, at) => {
    const statement = html`<span class="statement">${name}</span>`;
    if (reason) return html`<p class="entry line">${statement} <span class="quiet">No test: ${reason}</span></p>`;
    const items = tests.map((test) => {
      // The title is the end of one.
      const title = test.title.replace(/^\W+/, '') || 'All tests';
      return html`${title} ${outcomesSpan(test.outcomes)} ${fileLink(test.file)}`;
    });
    return entry(`criterion-${at}`, html`${statement} ${outcomesSpan(outcomes)}`, html`${list(items)}`);
  });
}

/** Shows the tests of each subject. */
export function subjectEntries({ subjects }: Trace): readonly Html[] {
  return subjects.map(({ name, description, calls, outcomes }) => {
    const line = html`<code>${name}</code> <span class="statement">${description}</span> ${outcomesSpan(outcomes)}`;
    return entry(name, line, html`${calls.map(callItem)}`);
  });
}
