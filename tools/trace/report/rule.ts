import { entriesNamedBy, fixtureFile } from '../fixtures';
import type { LayerState, ManualResult, Row, Sentence, Trace } from '../model';
import { type Html, html } from './html';
import { fileLink } from './links';
import { proofItem } from './proof';
import { callItem } from './test-call';
import { counted, resultNames } from './words';

const layerResults: Readonly<Record<LayerState['result'], string>> = {
  passed: 'tested',
  'not passed': 'not passed',
  skipped: 'skipped',
  untested: 'no test',
};
const layerProofs: Readonly<Record<LayerState['proof'], string>> = {
  proved: 'proved',
  pinned: 'library behavior, pinned',
  'fixture only': 'not proved: only expected values were changed',
  stale: 'proof stale',
  unproved: 'not proved',
};

function layerItem({ layer, tests, skipped, result, proof }: LayerState): Html {
  const gap = result === 'passed' && skipped > 0 ? `, ${skipped} of ${counted(tests, 'test')} not covered here` : '';
  return html`<li><span class="layer">${layer}</span> ${layerResults[result]}${gap}, ${layerProofs[proof]}</li>`;
}

/** Characters of a fixture that are shown; the file has the rest. */
const longestValues = 2000;

/** The values that a rule refers to: of a table, the entries that its statement names. */
function valuesOf(name: string, statement: string, { files, fixtures }: Trace): Html {
  const all = fixtures[name] ?? [];
  const own = entriesNamedBy(statement, all);
  const text = own.join('\n');
  const count = own.length < all.length ? `${own.length} of ${counted(all.length, 'entry', 'entries')}` : '';
  const shown = text.length > longestValues ? `${text.slice(0, longestValues)}…` : text;
  const summary = html`<code>${name}</code> <span class="quiet">${count || counted(all.length, 'entry', 'entries')}</span>`;
  return html`<details><summary>${summary}</summary><pre>${shown}</pre><p>${fileLink(fixtureFile(files.fixtures, name))}</p></details>`;
}

function sentenceItem({ place, text }: Sentence): Html {
  return text === undefined ? html`<li>${place}</li>` : html`<li>${place} <q>${text}</q></li>`;
}

/** What a person checked, apart from what machines did. @param rules links to the rules, where these are not obvious */
export function manualItem({ what, who, when, commit, result, note, stale }: ManualResult, rules?: Html): Html {
  const state = stale ? html`<b class="open">outdated: the rule has changed since</b>` : html`<b>${result}</b>`;
  return html`<li>${what} ${state} <span class="quiet">${who}, ${when}, commit ${commit.slice(0, 12)}${note ? `. ${note}` : ''}</span>${rules && html` ${rules}`}</li>`;
}

function entry(name: string, content: Html | undefined, wide = false): Html {
  return content
    ? html`<div${wide ? { html: ' class="wide"' } : ''}><dt>${name}</dt><dd>${content}</dd></div>`
    : html``;
}

const list = (items: readonly Html[]) => (items.length > 0 ? html`<ul>${items}</ul>` : undefined);
const missing = (kind: string, text: string) => html`<p class="${kind}">${text}</p>`;

/** One rule: where it comes from, the tests that cover it, the faults that they detected, and what people checked. */
export function ruleArticle(row: Row, trace: Trace): Html {
  const { rule, line, layers, calls, proofs, library, sentences, related, manual, result } = row;
  const { id, rev, statement, fixture } = rule;
  const section = String(rule.section);
  const title = trace.sections.find((other) => other.section === section)?.title;
  const place = html`<span class="quiet">(${fileLink(trace.files.rules, line)})</span>`;
  const origin = rule.origin === 'extension' ? `Extension: ${rule.reason}` : 'Specification';
  const links = related.map((other) => html`<li><a href="#${other}">${other}</a></li>`);
  const noProof = missing('open', 'No fault shows that these tests can fail.');
  return html`<article class="rule" id="${id}" data-section="${section}" data-layer="${rule.layers.join(' ')}" data-result="${result}">
<p class="name"><a href="#${id}">${id}</a> <span class="quiet">revision ${rev}</span> <span class="badge ${result}">${resultNames[result]}</span></p>
<h4>${statement}</h4>
<dl>
<div><dt>Section</dt><dd><a href="#section-${section}">${section}. ${title}</a></dd></div>
<div><dt>Layers</dt><dd><ul class="inline">${layers.map(layerItem)}</ul></dd></div>
<div><dt>Origin</dt><dd>${origin} ${place}</dd></div>
${entry('Related', list(links))}
${entry('Sentences', list(sentences.map(sentenceItem)), true)}
${entry('Values', fixture === undefined ? undefined : valuesOf(fixture, statement, trace), true)}
${entry('Tests', list(calls.map(callItem)) ?? missing('bad', 'No test covers this rule.'), true)}
${entry('Library behavior', library && html`${library.package}: ${library.reason}`, true)}
${entry('Proofs', list(proofs.map(proofItem)) ?? (library ? undefined : noProof), true)}
${entry('Manual checks', list(manual.map((check) => manualItem(check))), true)}
</dl>
</article>`;
}
