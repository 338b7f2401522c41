import type { Section, Trace } from '../model';
import { type Html, html } from './html';

/** The columns of the table: heading, and number for a section. */
function columnsOf({ layers }: Trace): readonly (readonly [name: string, count: (section: Section) => number])[] {
  return [
    ['Specification', ({ specification }) => specification],
    ['Added', ({ extension }) => extension],
    ...Object.entries(layers).map(
      ([layer, title]) => [title, (section: Section) => section.layers[layer] ?? 0] as const,
    ),
    ['Product fault', ({ proofs }) => proofs.product],
    ['Mutation', ({ proofs }) => proofs.mutation],
    ['Fixture only', ({ proofs }) => proofs.fixture],
    ['Library', ({ proofs }) => proofs.library],
    ['Not proved', ({ proofs }) => proofs.none],
  ];
}

function sentences({ section, informative }: Section): readonly Html[] {
  return informative.map(
    ({ sentence, reason }) => html`<li>${sentence} <span class="quiet">Section ${section}. ${reason}</span></li>`,
  );
}

/** For each section of the specification: its rules, by origin, by layer, and by what proves them. */
export function sectionTable(trace: Trace): Html {
  const { sections, layers } = trace;
  const columns = columnsOf(trace);
  const cells = (value: (count: (section: Section) => number) => number) =>
    columns.map(([name, count]) => html`<td data-name="${name}">${value(count)}</td>`);
  const rows = sections.map((section) => {
    const heading = html`<a href="#section-${section.section}">${section.section}. ${section.title}</a>`;
    return html`<tr><th scope="row">${heading}</th>${cells((count) => count(section))}</tr>`;
  });
  const sum = (count: (section: Section) => number) => sections.reduce((total, section) => total + count(section), 0);
  const without = sections.flatMap(sentences);
  return html`<section aria-labelledby="sections">
<h2 id="sections">Sections of the specification</h2>
<p>Rules by origin, by the layers in which they are tested, and by what proves them in all of their layers.</p>
<table>
<thead>
<tr><td rowspan="2"></td><th scope="colgroup" colspan="2">Rules</th><th scope="colgroup" colspan="${Object.keys(layers).length}">Tested in</th><th scope="colgroup" colspan="5">Proved by</th></tr>
<tr>${columns.map(([name]) => html`<th scope="col">${name}</th>`)}</tr>
</thead>
<tbody>${rows}</tbody>
<tfoot><tr><th scope="row">Total</th>${cells(sum)}</tr></tfoot>
</table>
${without.length === 0 ? '' : html`<details><summary>Sentences that cannot be tested, with reasons: ${without.length}</summary><ul>${without}</ul></details>`}
</section>`;
}
