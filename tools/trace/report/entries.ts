import { placesOf } from '../declarations';
import type { TestResult } from '../model';
import { type Criterion, outcomesOf, type Row, type TestCall } from '../rows';
import type { Trace } from '../trace';
import { counted, type Outcomes, outcomesText, shortMessage, stateNames } from '../words';
import { described, fileLink, folded, type Html, html, list } from './html';
import { sign } from './top';

/** Makes an entry that the search can find: a line that expands to its details. */
const entry = (id: string, line: Html, details: Html, data = html``) =>
  html`<details class="entry"${data}><summary class="line">${line}</summary><div id="${id}" class="details">${details}</div></details>`;

const lineEntry = (line: Html) => html`<p class="entry line">${line}</p>`;

const statement = (content: Html | string) => html`<span class="statement">${content}</span>`;

/** Shows the results of tests, in red if any failed or none passed. */
const outcomesSpan = (outcomes: Outcomes) =>
  html`<span class="${outcomes.failed > 0 || outcomes.passed === 0 ? 'bad' : 'quiet'}">${outcomesText(outcomes)}</span>`;

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
  const required = layers.map(({ layer }) => layer);
  return [...new Set([...required, ...calls.map(({ layer }) => layer)])].map((name) => {
    const own = calls.filter(({ layer }) => layer === name);
    const outcomes = outcomesText(outcomesOf(own.flatMap(({ tests }) => tests)));
    const note = required.includes(name) ? '' : ', not required';
    return html`<p><b>${name}</b> <span class="quiet">${outcomes}${note}</span></p>${own.map(callItem)}`;
  });
}

function faultItem({ id, what, file, find, replace, detected }: Row['faults'][number]): Html {
  const proof = detected
    ? html`Detected by a test of the rule in ${fileLink(detected)}`
    : html`<span class="bad">No test on record detected it. Run <code>npm run prove -- ${id}</code>.</span>`;
  const edit = html`<pre>− ${find}${replace && `\n+ ${replace}`}</pre>`;
  return html`<b>${what}</b> ${proof}${folded(html`Edit in ${file} <span class="quiet">${id}</span>`, edit)}`;
}

/** A rule, its sentence, tests and faults. */
export function ruleEntry(row: Row): Html {
  const { rule, sentences, decisions, calls, faults, library, quotes, state } = row;
  const line = html`${sign(state)} <code>${rule.id}</code> ${statement(rule.statement)} <span class="state ${state}">${stateNames[state]}</span>`;
  const source = sentences.map(({ place, text }) => html`<p>Sentence ${place}${text && html`: “${text}”`}</p>`);
  const said = quotes.map(({ where, file, says }) => {
    const text = typeof says === 'string' ? says : list(says);
    return html`<blockquote>${text}</blockquote><p class="quiet">${where}, in ${fileLink(file)}</p>`;
  });
  const none = library ? undefined : html`<p class="bad">No fault names this rule.</p>`;
  const details = described([
    ['Source', html`${source}${decisions.map((decision) => html`<p>Decision: ${decision}</p>`)}`],
    ['The page says', said.length > 0 ? html`${said}` : undefined],
    ['Values', rule.fixture && html`<code>${rule.fixture}</code>`],
    ['Tests', calls.length > 0 ? html`${testsOf(row)}` : html`<p class="bad">No test covers this rule.</p>`],
    ['Library', library && `${library.package}: ${library.reason}`],
    ['Faults', list(faults.map(faultItem)) ?? none],
  ]);
  return entry(rule.id, line, details, html` data-state="${state}"`);
}

/** A problem, and where it is. */
export const problemEntry = ({ kind, message, file, line }: Trace['problems'][number]) =>
  lineEntry(html`<b class="bad">${kind}</b> ${statement(html`${message} ${fileLink(file, line)}`)}`);

/** A sentence without a rule, and the reason. */
export function noteEntry({ note, decisions }: Trace['notes'][number]): Html {
  const decided = decisions.map((decision) => html`Decision: ${decision}`);
  const reason = html`<span class="quiet">${note.reason} ${decided}</span>`;
  return lineEntry(html`<code>${placesOf(note).join(', ')}</code> ${statement(html`${note.sentence} ${reason}`)}`);
}

/** A criterion and its tests, or why it has none. */
export function criterionEntry({ name, reason, tests, outcomes }: Criterion, at: number): Html {
  if (reason) return lineEntry(html`${statement(name)} <span class="quiet">No test: ${reason}</span>`);
  const items = tests.map((test) => {
    // The title is the end of one.
    const title = test.title.replace(/^\W+/, '') || 'All tests';
    return html`${title} ${outcomesSpan(test.outcomes)} ${fileLink(test.file)}`;
  });
  return entry(`criterion-${at}`, html`${statement(name)} ${outcomesSpan(outcomes)}`, html`${list(items)}`);
}

/** A subject and its tests. */
export function subjectEntry({ name, description, calls, outcomes }: Trace['subjects'][number]): Html {
  const line = html`<code>${name}</code> ${statement(description)} ${outcomesSpan(outcomes)}`;
  return entry(name, line, html`${calls.map(callItem)}`);
}
