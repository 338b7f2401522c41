import type { Section, Trace } from '../model';
import { type Html, html } from './html';
import { resultNames } from './words';

function sentences({ section, informative }: Section): readonly Html[] {
  return informative.map(
    ({ sentence, reason }) => html`<li>${sentence} <span class="quiet">Section ${section}. ${reason}</span></li>`,
  );
}

/** For each section of the specification: its rules, by origin, by layer, and by whether they are proved. */
export function sectionTable({ sectionRows, sections }: Trace): Html {
  const names = Object.keys(sectionRows[0]?.counts ?? {});
  const cells = (count: (name: string) => number) =>
    names.map((name) => html`<td data-name="${name}">${count(name)}</td>`);
  const rows = sectionRows.map(({ section, counts }) => {
    const heading = html`<a href="#section-${section}">${section}. ${sections[section]}</a>`;
    return html`<tr><th scope="row">${heading}</th>${cells((name) => counts[name] ?? 0)}</tr>`;
  });
  const sum = (name: string) => sectionRows.reduce((total, { counts }) => total + (counts[name] ?? 0), 0);
  const without = sectionRows.flatMap(sentences);
  return html`<section aria-labelledby="sections">
<h2 id="sections">Sections of the specification</h2>
<p>Rules by origin, by the layers in which they are tested, and by whether an injected fault proves them.</p>
<table>
<thead><tr><td></td>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows}</tbody>
<tfoot><tr><th scope="row">Total</th>${cells(sum)}</tr></tfoot>
</table>
${without.length === 0 ? '' : html`<details><summary>Sentences that cannot be tested, with reasons: ${without.length}</summary><ul>${without}</ul></details>`}
</section>`;
}

/** The criteria of another document with the rules that concern them; nothing if there are none. */
export function criteriaTable({ criteria, rows }: Trace): Html {
  if (!criteria) return html``;
  const items = Object.entries(criteria.rules).map(([criterion, ids]) => {
    const own = rows.filter(({ rule }) => ids.includes(rule.id));
    const links = own.map(
      ({ rule: { id }, result }) =>
        html`<a href="#${id}">${id}</a>${result === 'passed' ? '' : ` (${resultNames[result].toLowerCase()})`}`,
    );
    return html`<tr><th scope="row">${criterion}</th><td>${own.length > 0 ? links : 'not tested by machine'}</td></tr>`;
  });
  return html`<section aria-labelledby="criteria">
<h2 id="criteria">${criteria.title}</h2>
<p>The rules that concern each criterion. Tests by machine do not show that a criterion is met: only a person can say that.</p>
<table class="criteria"><tbody>${items}</tbody></table>
</section>`;
}
