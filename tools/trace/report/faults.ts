import type { Row } from '../model';
import { fileLink, type Html, html } from './html';
import { titleText } from './words';

/** Texts without the indentation that all of their lines share. */
function dedent(...texts: readonly string[]): readonly string[] {
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => line.trim());
  const indent = Math.min(...lines.map((line) => line.search(/\S/)));
  return texts.map((text) => text.replace(new RegExp(`^ {${indent}}`, 'gm'), ''));
}

/** One fault, the edit that it makes, and the test of the rule that noticed it. */
export function faultItem({ id, what, file, find, replace, noticed, commit }: Row['faults'][number]): Html {
  const [before, after] = dedent(find, replace);
  const added = after ? html`<pre><ins>${after}</ins></pre>` : '';
  const proof =
    noticed === undefined
      ? html`<p class="open">Not on record as noticed by a test.</p>`
      : html`<p class="quiet">Noticed at <code>${commit}</code> by ${titleText(noticed)}</p>`;
  return html`<li>
<p>${what} ${fileLink(file)} <span class="quiet">${id}</span></p>
<div class="change"><pre><del>${before}</del></pre>${added}</div>
${proof}
</li>`;
}
