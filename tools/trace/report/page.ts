import type { Trace } from '../model';
import { document, part } from './document';
import { type Html, html } from './html';
import { coverageOf, facts, verdict } from './overview';
import { ruleArticle } from './rule';
import { criteriaTable, sectionTable } from './tables';

const script = part('filter.js');

/** The script shows the search; without it, it would do nothing. */
const search = html`<form class="filters" role="search" aria-label="Rules" hidden>
<label>Search, such as for a rule, a file, a word or “not proved” <input type="search" name="search" autocomplete="off" spellcheck="false"></label>
<p role="status"></p>
</form>`;

function groups(trace: Trace): readonly Html[] {
  return Object.entries(trace.sections).map(([section, title]) => {
    const own = trace.rows.filter(({ rule }) => String(rule.section) === section);
    const articles =
      own.length > 0 ? own.map((row) => ruleArticle(row, trace)) : html`<p>This section has no testable rules.</p>`;
    return html`<section class="group" aria-labelledby="section-${section}">
<h3 id="section-${section}">${section}. ${title}</h3>
${articles}
</section>`;
  });
}

/** The trace as one self-contained page; without scripts it is one long list. */
export function report(trace: Trace): string {
  return document(
    `${trace.title}: rules, tests and proofs`,
    html`<a class="skip" href="#rules">Skip to the rules</a>
<header>
<p>${trace.title}</p>
<h1>Rules, tests and proofs</h1>
<p class="lead">Every testable sentence of the specification, the tests that cover it, and the injected faults that these tests noticed.</p>
${facts(trace)}
</header>
<main>
${verdict(trace)}
${coverageOf(trace)}
${sectionTable(trace)}
${criteriaTable(trace)}
<section aria-labelledby="rules">
<h2 id="rules">Rules</h2>
${search}
${groups(trace)}
</section>
</main>
<script>${script}</script>`,
  );
}
