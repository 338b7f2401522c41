import type { LayerState, Row, Trace } from '../model';
import { fileLink, type Html, html } from './html';
import { callItem } from './test-call';
import { counted, resultNames, titleText } from './words';

const layerResults: Readonly<Record<LayerState['result'], string>> = {
  passed: 'tested',
  'not passed': 'not passed',
  skipped: 'skipped',
  untested: 'no test',
};

function layerItem({ layer, tests, skipped, result }: LayerState): Html {
  const gap = result === 'passed' && skipped > 0 ? `, ${skipped} of ${counted(tests, 'test')} not covered here` : '';
  return html`<li><span class="layer">${layer}</span> ${layerResults[result]}${gap}</li>`;
}

function sentenceItem({ place, text }: Row['sentences'][number]): Html {
  return text === undefined ? html`<li>${place}</li>` : html`<li>${place} <q>${text}</q></li>`;
}

/** One fault, the edit that it makes, and the test of the rule that noticed it. */
function faultItem({ id, what, file, find, replace, noticed }: Row['faults'][number]): Html {
  const added = replace ? html`<pre><ins>${replace}</ins></pre>` : '';
  const proof =
    noticed === undefined
      ? html`<p class="open">Not on record as noticed by a test.</p>`
      : html`<p class="quiet">Noticed by ${titleText(noticed)}</p>`;
  return html`<li>
<p>${what} ${fileLink(file)} <span class="quiet">${id}</span></p>
<div class="change"><pre><del>${find}</del></pre>${added}</div>
${proof}
</li>`;
}

function entry(name: string, content: Html | undefined, wide = false): Html {
  return content
    ? html`<div${wide ? { html: ' class="wide"' } : ''}><dt>${name}</dt><dd>${content}</dd></div>`
    : html``;
}

const list = (items: readonly Html[]) => (items.length > 0 ? html`<ul>${items}</ul>` : undefined);

/** One rule: where it comes from, the tests that cover it, where they saw it, and the faults that they noticed. */
export function ruleArticle(
  row: Row,
  { files, sections, current, commit }: Pick<Trace, 'files' | 'sections' | 'current' | 'commit'>,
): Html {
  const { rule, place, layers, calls, views, faults, library, sentences, result } = row;
  const { id, statement, fixture, origin, reason } = rule;
  const section = String(rule.section);
  const written = place && html`<span class="quiet">(${fileLink(place.file, place.line)})</span>`;
  const observed = current && calls.length > 0 ? `at ${[commit.slice(0, 12), ...views].join(', ')}` : undefined;
  return html`<article class="rule" id="${id}">
<p class="name"><a href="#${id}">${id}</a> <span class="badge ${result}">${resultNames[result]}</span></p>
<h4>${statement}</h4>
<dl>
<div><dt>Section</dt><dd><a href="#section-${section}">${section}. ${sections[section]}</a></dd></div>
<div><dt>Layers</dt><dd><ul>${layers.map(layerItem)}</ul></dd></div>
<div><dt>Origin</dt><dd>${origin === 'extension' ? `Extension: ${reason}` : 'Specification'} ${written}</dd></div>
${entry('Values', fixture === undefined ? undefined : fileLink(`${files.fixtures}/${fixture.split('.')[0]}.ts`))}
${entry('Sentences', list(sentences.map(sentenceItem)), true)}
${entry('Observed', observed === undefined ? undefined : html`${observed}`, true)}
${entry('Tests', list(calls.map(callItem)) ?? html`<p class="bad">No test covers this rule.</p>`, true)}
${entry('Library behavior', library && html`${library.package}: ${library.reason}`, true)}
${entry('Faults', list(faults.map(faultItem)) ?? (library ? undefined : html`<p class="open">No fault names this rule.</p>`), true)}
</dl>
</article>`;
}
