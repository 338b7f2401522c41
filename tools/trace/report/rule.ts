import type { Row, TestCall } from '../model';
import { firstLine } from '../read-reports';
import type { TestResult } from '../records';
import { outcomesOf } from '../rows';
import { fileLink, folded, type Html, html, list } from './html';
import { counted, outcomesText, resultNames } from './words';

function entry(name: string, content: Html | undefined): Html {
  return content ? html`<dt>${name}</dt><dd>${content}</dd>` : html``;
}

/** Shows the sentences of a rule, and what the project decides about them. */
function source({ sentences, decisions }: Row): Html {
  const quoted = sentences.map(
    ({ place, text }) =>
      html`<p>Sentence ${place}</p>${text === undefined ? '' : html`<blockquote>${text}</blockquote>`}`,
  );
  return html`${quoted}${decisions.map((decision) => html`<p>Decision: ${decision}</p>`)}`;
}

function quoteItem({ where, file, says }: Row['quotes'][number]): Html {
  const text = typeof says === 'string' ? html`${says}` : list(says.map((item) => html`${item}`));
  return html`<blockquote>${text}</blockquote><p class="quiet">${where}, in ${fileLink(file)}</p>`;
}

/** Shows the title of a test, its project, and its result if it did not pass. */
function titleItem({ title, project, outcome, note }: TestResult): Html {
  const why = note ? `: ${firstLine(note)}` : '';
  return html`${title} <span class="quiet">${project}</span>${outcome === 'passed' ? '' : html` <b class="bad">(${outcome}${why})</b>`}`;
}

/** Shows a `test` call: the titles and results of its tests, and its place. */
function callItem({ file, line, tests }: TestCall): Html {
  const [first, ...others] = tests;
  if (!first) return html``;
  const more = html`${titleItem(first)} <span class="quiet">and ${others.length} more: ${outcomesText(outcomesOf(tests))}</span>`;
  const titles = html`<ol>${tests.map((test) => html`<li>${titleItem(test)}</li>`)}</ol>`;
  return html`<li>${others.length > 0 ? folded(more, titles) : titleItem(first)} ${fileLink(file, line)}</li>`;
}

/** Shows the tests of a rule by layer, including layers in which the rule requires no test. */
function testsOf({ layers, calls }: Row): readonly Html[] {
  const names = [...new Set([...layers, ...calls].map(({ layer }) => layer))];
  return names.map((name) => {
    const own = calls.filter(({ layer }) => layer === name);
    const result = layers.find(({ layer }) => layer === name)?.result ?? 'not required';
    const count = own.reduce((sum, { tests }) => sum + tests.length, 0);
    return html`<p><b>${name}</b> <span class="quiet">${counted(count, 'test')}, ${result}</span></p><ul>${own.map(callItem)}</ul>`;
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

/** Shows a rule in one line, which expands to show the rule's source, quotes, fixture, tests and faults. */
export function ruleItem(row: Row): Html {
  const { rule, section, calls, faults, library, quotes, result } = row;
  return html`<details class="rule" data-section="${section}" data-result="${result}">
<summary class="line"><code>${rule.id}</code> <span class="statement">${rule.statement}</span> <span class="quiet">${rule.layers.join(', ')}</span> <span class="result ${result}">${resultNames[result]}</span></summary>
<dl id="${rule.id}">
${entry('Source', source(row))}
${entry('The page says', quotes.length > 0 ? html`${quotes.map(quoteItem)}` : undefined)}
${entry('Values', rule.fixture === undefined ? undefined : html`<code>${rule.fixture}</code>`)}
${entry('Tests', calls.length > 0 ? html`${testsOf(row)}` : html`<p class="bad">No test covers this rule.</p>`)}
${entry('Library', library && html`${library.package}: ${library.reason}`)}
${entry('Faults', list(faults.map(faultItem)) ?? (library ? undefined : html`<p class="bad">No fault names this rule.</p>`))}
</dl>
</details>`;
}
