import type { Trace } from '../model';
import { type Html, html } from './html';
import { resultNames } from './words';

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
