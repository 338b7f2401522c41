import type { Row } from '../model';
import { fileLink, type Html, html } from './html';
import { titleText } from './words';

/** One fault, the edit that it makes, and the test of the rule that noticed it. */
export function faultItem({ id, what, file, find, replace, noticed, commit }: Row['faults'][number]): Html {
  const added = replace ? html`<pre><ins>${replace}</ins></pre>` : '';
  const proof =
    noticed === undefined
      ? html`<p class="open">Not on record as noticed by a test.</p>`
      : html`<p class="quiet">Noticed at <code>${commit}</code> by ${titleText(noticed)}</p>`;
  return html`<li>
<p>${what} ${fileLink(file)} <span class="quiet">${id}</span></p>
<div class="change"><pre><del>${find}</del></pre>${added}</div>
${proof}
</li>`;
}
