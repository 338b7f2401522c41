import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Trace } from '../model';
import { type Html, html } from './html';
import { coverageOf, criteriaTable, facts, subjectTable, untestable, verdict } from './overview';
import { ruleItem } from './rule';
import { resultNames } from './words';

/** Reads a style sheet or a script of this folder. */
const part = (name: string): Html => ({ html: readFileSync(join(import.meta.dirname, name), 'utf8') });

const field = (name: string, label: string, options: readonly (readonly [value: string, text: string])[]) =>
  html`<label>${label} <select name="${name}"><option value="">All</option>${options.map(([value, text]) => html`<option value="${value}">${text}</option>`)}</select></label>`;

/** Makes the search form. Without scripts it does nothing, so it is hidden until the script shows it. */
const search = ({ sections }: Trace) => html`<form class="filters" role="search" aria-label="Rules" hidden>
<label class="query">Search for a rule, a word or a file <input type="search" name="q" autocomplete="off" spellcheck="false"></label>
${field('result', 'Result', Object.entries(resultNames))}
${field(
  'section',
  'Section',
  Object.entries(sections).map(([section, title]) => [section, `${section}. ${title}`]),
)}
<p class="found"><span role="status"></span> <a href="#section=">Show all</a></p>
</form>`;

const sectionsOf = ({ sections, rows }: Trace) =>
  Object.entries(sections).map(
    ([section, title]) => html`<section class="group" aria-labelledby="section-${section}">
<h3 id="section-${section}">${section}. ${title}</h3>
${rows.filter((row) => row.section === section).map(ruleItem)}
</section>`,
  );

/** Writes the trace as one self-contained page that sends no requests. Without scripts, it is one long list. */
export function report(trace: Trace): string {
  return html`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">
<link rel="icon" href="data:,">
<title>${trace.title}: rules, tests and proofs</title>
<style>${part('report.css')}</style>
</head>
<body>
<header>
<h1>${trace.title}: rules, tests and proofs</h1>
<p>Each testable sentence of the specification is a rule. For each rule, this page shows the wording that satisfies it, the tests that cover it, and the injected faults that these tests detected. ${trace.rows.some(({ sentences }) => sentences[0]?.text) ? '' : html`To add the sentences of the specification, run <code>npm run trace -- --specification FILE</code>.`}</p>
</header>
<main>
${verdict(trace)}
${facts(trace)}
${coverageOf(trace)}
<section aria-labelledby="rules">
<h2 id="rules">Rules</h2>
${search(trace)}
${sectionsOf(trace)}
${untestable(trace)}
</section>
${criteriaTable(trace)}
${subjectTable(trace)}
</main>
<script>${part('filter.js')}</script>
</body>
</html>
`.html;
}
