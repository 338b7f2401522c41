import type { LayerState, Row } from '../model';
import { fileLink, folded, type Html, html, list } from './html';
import { callItem } from './test-call';
import { values } from './values';
import { counted, listed, resultNames } from './words';

function entry(name: string, content: Html | undefined): Html {
  return content ? html`<div><dt>${name}</dt><dd>${content}</dd></div>` : html``;
}

/** Shows the sentences of a rule, what the project decides about them, and the rule's place. */
function source({ sentences, decisions, place }: Row): Html {
  const quoted = sentences.map(
    (one) =>
      html`<p>Sentence ${one.place}</p>${one.text === undefined ? '' : html`<blockquote>${one.text}</blockquote>`}`,
  );
  return html`${quoted}${decisions.map((decision) => html`<p>Decision: ${decision}</p>`)}
<p class="quiet">Rule in ${place ? fileLink(place.file, place.line) : 'no file'}</p>`;
}

function quoteItem({ where, file, says }: Row['quotes'][number]): Html {
  const text = typeof says === 'string' ? html`<p>${says}</p>` : list(says.map((item) => html`${item}`));
  return html`<blockquote>${text}</blockquote><p class="quiet">${where}, in ${fileLink(file)}</p>`;
}

/**
 * Shows the place of a rule's fixture, and its values if the rule has no quote. If no value names the rule, all are shown, but
 * the search skips them.
 */
function fixtureOf({ file, name, value, own }: NonNullable<Row['fixture']>, isQuoted: boolean): Html {
  const place = html`<p><code>${name}</code> in ${fileLink(file)}</p>`;
  return isQuoted ? place : html`${place}<div${{ html: own ? '' : ' data-unsearched' }}>${values(value)}</div>`;
}

const layerResults: Readonly<Record<LayerState['result'], string>> = {
  passed: 'passed',
  'not passed': 'not passed',
  skipped: 'skipped',
  untested: 'no test',
};

/** Shows the tests of a rule by layer, including layers in which the rule requires no test. */
function testsOf({ layers, calls }: Row): readonly Html[] {
  const names = [...new Set([...layers, ...calls].map(({ layer }) => layer))];
  return names.map((name) => {
    const own = calls.filter(({ layer }) => layer === name);
    const state = layers.find(({ layer }) => layer === name);
    const count = own.reduce((sum, { tests }) => sum + tests.length, 0);
    const said = [count > 0 ? counted(count, 'test') : '', state ? layerResults[state.result] : 'not required'];
    const skipped = state?.result === 'passed' ? listed({ 'skipped here': state.skipped }) : '';
    return html`<p><b>${name}</b> <span class="${state && state.result !== 'passed' ? 'bad' : 'quiet'}">${[...said, skipped].filter(Boolean).join(', ')}</span></p>
<ul class="tests">${own.map(callItem)}</ul>`;
  });
}

/** Shows a fault, the file on record whose test detected it, and the edit. */
function faultItem({ id, what, file, find, replace, detected }: Row['faults'][number]): Html {
  const proof =
    detected === undefined
      ? html`<p class="bad">No test on record detected it. Run <code>npm run prove -- ${id}</code>.</p>`
      : html`<p>Detected by a test of the rule in ${fileLink(detected)}</p>`;
  const edit = html`<pre><del>${find}</del>${replace ? html`<ins>${replace}</ins>` : ''}</pre>`;
  return html`<p><b>${what}</b></p>${proof}${folded(html`Edit in ${file} <span class="quiet">${id}</span>`, edit)}`;
}

/** Shows a rule in one line, which expands to show the rule's source, quotes, fixture, tests and faults. */
export function ruleItem(row: Row): Html {
  const { rule, section, calls, faults, library, quotes, fixture, result } = row;
  return html`<details class="rule" data-section="${section}" data-result="${result}">
<summary class="line"><code>${rule.id}</code> <span class="statement">${rule.statement}</span> <span class="quiet">${rule.layers.join(', ')}</span> <span class="result ${result}">${resultNames[result]}</span></summary>
<dl id="${rule.id}">
${entry('Source', source(row))}
${entry('The page says', quotes.length > 0 ? html`${quotes.map(quoteItem)}` : undefined)}
${entry('Fixture', fixture && fixtureOf(fixture, quotes.length > 0))}
${entry('Tests', calls.length > 0 ? html`${testsOf(row)}` : html`<p class="bad">No test covers this rule.</p>`)}
${entry('Library', library && html`<p>${library.package}: ${library.reason}</p>`)}
${entry('Faults', list(faults.map(faultItem)) ?? (library ? undefined : html`<p class="bad">No fault names this rule.</p>`))}
</dl>
</details>`;
}
