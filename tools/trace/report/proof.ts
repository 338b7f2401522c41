import type { RuleProof } from '../model';
import type { Failure, Proof } from '../records';
import { type Html, html } from './html';
import { fileLink } from './links';
import { counted, titleText } from './words';

const kinds: Readonly<Record<Proof['kind'], string>> = {
  product: 'Product fault',
  fixture: 'Fixture mutation',
  mutation: 'Mutation testing',
};

/** A mutation run counts mutants, a single fault counts tests. */
function detected({ kind, failed, ran }: RuleProof): string {
  return kind === 'mutation'
    ? `${failed} of ${counted(ran, 'mutant')} killed`
    : `${failed} of ${counted(ran, 'test')} failed`;
}

/** Texts without the indentation that all of their lines share. */
function dedent(...texts: readonly string[]): readonly string[] {
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => line.trim());
  const indent = Math.min(...lines.map((line) => line.search(/\S/)));
  return texts.map((text) => text.replace(new RegExp(`^ {${indent}}`, 'gm'), ''));
}

function changeOf(change: NonNullable<Proof['change']>): Html {
  const [before, after] = dedent(change.before, change.after);
  const added = after ? html`<pre><ins>${after}</ins></pre>` : html`<p class="quiet">(removed)</p>`;
  return html`<div class="change"><pre><del>${before}</del></pre>${added}</div>`;
}

function failureItem({ message, tests }: Failure): Html {
  const items = tests.map((test) => html`<li>${titleText(test)}</li>`);
  return html`${message === '' ? '' : html`<pre>${message}</pre>`}<ol>${items}</ol>`;
}

/** One fault, the change that it makes, and the tests of the rule that failed with it. */
export function proofItem(proof: RuleProof): Html {
  const { kind, what, file, change, layer, red, stale } = proof;
  const [first] = red;
  const summary = html`<span class="layer">${layer}</span> ${detected(proof)}${first ? `: ${first.message.split('\n')[0]}` : ''}`;
  return html`<li>
<p><b>${kinds[kind]}:</b> ${what} ${fileLink(file)}</p>
${change ? changeOf(change) : ''}
<details><summary>${summary}</summary><div>${red.map(failureItem)}</div></details>
${stale === undefined ? '' : html`<p class="open">Stale: ${stale}</p>`}
</li>`;
}
