import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Trace } from '../model';
import { type Html, html } from './html';
import { coverageOf, criteriaTable, facts, verdict } from './overview';
import { ruleArticle } from './rule';
import { counted } from './words';

/** A style sheet or a script of this folder. */
const part = (name: string): Html => ({ html: readFileSync(join(import.meta.dirname, name), 'utf8') });

/** The script shows the search; without it, it would do nothing. */
const search = html`<form class="filters" role="search" aria-label="Rules" hidden>
<label>Search, such as for a rule, a file, a word or “not proved” <input type="search" name="search" autocomplete="off" spellcheck="false"></label>
<p role="status"></p>
</form>`;

function sections({ sections, rows, informative, ...trace }: Trace): readonly Html[] {
  return Object.entries(sections).map(([section, title]) => {
    const own = rows.filter(({ rule }) => String(rule.section) === section);
    const notes = informative.filter((note) => String(note.section) === section);
    const items = notes.map(({ sentence, reason }) => html`<li>${sentence} <span class="quiet">${reason}</span></li>`);
    return html`<section class="group" aria-labelledby="section-${section}">
<h3 id="section-${section}">${section}. ${title} <span class="quiet">${counted(own.length, 'rule')}</span></h3>
${notes.length === 0 ? '' : html`<details><summary>Sentences that cannot be tested: ${notes.length}</summary><ul>${items}</ul></details>`}
${own.map((row) => ruleArticle(row, { sections, ...trace }))}
</section>`;
  });
}

/** The trace as one self-contained page, which sends no requests; without scripts it is one long list. */
export function report(trace: Trace): string {
  return html`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">
<link rel="icon" href="data:,">
<title>${trace.title}: rules, tests and proofs</title>
<style>${part('report.css')}</style>
</head>
<body>
<a class="skip" href="#rules">Skip to the rules</a>
<header>
<p>${trace.title}</p>
<h1>Rules, tests and proofs</h1>
<p>Every testable sentence of the specification, the tests that cover it, and the injected faults that these tests noticed.</p>
${facts(trace)}
</header>
<main>
${verdict(trace)}
${coverageOf(trace)}
${criteriaTable(trace)}
<section aria-labelledby="rules">
<h2 id="rules">Rules</h2>
${search}
${sections(trace)}
</section>
</main>
<script>${part('filter.js')}</script>
</body>
</html>
`.html;
}
