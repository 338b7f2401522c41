import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Trace } from '../model';
import { type Html, html } from './html';
import { coverageOf, criteriaTable, facts, sectionTable, subjectTable, untestable, verdict } from './overview';
import { ruleItem } from './rule';
import { counted, resultNames } from './words';

/** Reads a style sheet or a script of this folder. */
const part = (name: string): Html => ({ html: readFileSync(join(import.meta.dirname, name), 'utf8') });

const field = (name: string, label: string, options: Readonly<Record<string, string>>) =>
  html`<label>${label} <select name="${name}"><option value="">All</option>${Object.entries(options).map(([value, text]) => html`<option value="${value}">${text}</option>`)}</select></label>`;

/** Makes the search form. Without scripts it does nothing, so it is hidden until the script shows it. Its suggestions are links. */
function search({ sections, rows }: Trace): Html {
  const words = [
    rows[0]?.rule.id,
    ...[rows[0]?.calls[0]?.file].flatMap((file) => (file ? basename(file) : [])),
    'not proved',
  ];
  const suggested = words.flatMap((word) =>
    word ? html`<a href="#${new URLSearchParams({ q: word }).toString()}">${word}</a>,` : [],
  );
  return html`<form class="filters" role="search" aria-label="Rules" hidden>
<label class="query">Search for a rule, a word, a file or a result <input type="search" name="q" autocomplete="off" spellcheck="false" aria-describedby="suggested"></label>
${field('result', 'Result', { ...resultNames, untestable: 'Cannot be tested' })}
${field('section', 'Section', Object.fromEntries(Object.entries(sections).map(([section, title]) => [section, `${section}. ${title}`])))}
<p class="quiet" id="suggested">For example, ${suggested} or a word from a sentence</p>
<p class="found"><span role="status"></span> <button type="reset">Clear filters</button> <button type="button" name="open">Expand these rules</button></p>
</form>`;
}

function sectionsOf({ sections, rows }: Trace): readonly Html[] {
  return Object.entries(sections).map(([section, title]) => {
    const own = rows.filter((row) => row.section === section);
    return html`<section class="group" aria-labelledby="section-${section}">
<h3 id="section-${section}">${section}. ${title} <span class="quiet">${counted(own.length, 'rule')}</span></h3>
${own.map(ruleItem)}
</section>`;
  });
}

/** Writes the trace as one self-contained page that sends no requests. Without scripts, it is one long list. */
export function report(trace: Trace): string {
  const sentences = html`<p class="quiet">To add the sentences of the specification, run <code>npm run trace -- --specification FILE</code>.</p>`;
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
<p class="kicker">${trace.title}</p>
<h1>Rules, tests and proofs</h1>
<p class="lead">Each testable sentence of the specification is a rule. For each rule, this page shows the wording that satisfies it, the tests that cover it, and the injected faults that these tests detected.</p>
</header>
<main>
${verdict(trace)}
${facts(trace)}
${sectionTable(trace)}
${coverageOf(trace)}
<section aria-labelledby="rules">
<h2 id="rules" tabindex="-1">Rules</h2>
${trace.quotesSpecification ? '' : sentences}
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
