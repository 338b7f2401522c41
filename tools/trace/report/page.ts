import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Trace } from '../trace';
import { counted } from '../words';
import { criterionEntry, noteEntry, problemEntry, ruleEntry, subjectEntry } from './entries';
import { type Html, html } from './html';
import { map, numbers, run, sectionsOf, verdict } from './top';

const part = (name: string): Html => ({ html: readFileSync(join(import.meta.dirname, name), 'utf8') });

/** The search. Without scripts it does nothing, so it is hidden until the script shows it. */
const search = html`<form class="search" role="search" hidden>
<label>Search all below <input type="search" name="q" autocomplete="off" spellcheck="false"></label>
<p class="quiet"><span role="status"></span> <a href="#q=">Show all</a></p>
</form>`;

/** Makes a group of entries under a heading, or nothing if there are no entries. The search hides groups in which it found nothing. */
const group = (id: string, title: string, entries: readonly Html[], about = '') =>
  entries.length === 0
    ? html``
    : html`<section class="group" aria-labelledby="${id}"><h2 id="${id}">${title}</h2><p class="quiet">${about}</p>${entries}</section>`;

/** Writes the trace as one self-contained page that sends no requests. Without scripts, it is one long list. */
export function report(trace: Trace): string {
  const { problems, notes, criteria, subjects } = trace;
  const title = `${trace.title}: rules, tests and proofs`;
  const person = 'The tests that concern each criterion. Only a person can decide whether it is met.';
  const beyond =
    'What the project promises beyond the specification. By design, no fault proves that these tests can fail. A test can have several subjects.';
  const groups = [
    group('problems', counted(problems.length, 'problem'), problems.map(problemEntry)),
    ...sectionsOf(trace).map(({ id, title, rows }) => group(id, title, rows.map(ruleEntry))),
    group('notes', 'Sentences that cannot be tested', notes.map(noteEntry)),
    group('criteria', criteria.title, criteria.rows.map(criterionEntry), person),
    group('subjects', 'Tests by subject', subjects.map(subjectEntry), beyond),
  ];
  return html`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${part('report.css')}</style>
</head>
<body>
<header>
<h1>${title}</h1>
${verdict(trace)}
${run(trace)}
${numbers(trace)}
</header>
<main>
${map(trace)}
${search}
${groups}
</main>
<script>${part('filter.js')}</script>
</body>
</html>
`.html;
}
