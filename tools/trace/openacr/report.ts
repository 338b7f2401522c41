import type { Accessibility } from '../declarations';
import type { Trace } from '../model';
import { document } from '../report/document';
import { type Html, html } from '../report/html';
import { counted } from '../report/words';
import { type Finding, findingsOf } from './conformance';
import { yaml } from './yaml';

const terms: Readonly<Record<string, string>> = {
  supports: 'Supports',
  'partially-supports': 'Partially supports',
  'does-not-support': 'Does not support',
  'not-applicable': 'Not applicable',
  'not-evaluated': 'Tested by machine, not yet evaluated',
  untested: 'Not tested, not yet evaluated',
};

const levelOf = ({ judgment }: Finding) => judgment?.level ?? 'not-evaluated';

/** How the tests are made, and why machines alone never say "supports". */
const methods =
  'Automated tests with each change, traced to the rules that they cover. A criterion is only said to be supported where a person has evaluated it; otherwise it is "not-evaluated", and its notes say what machines tested.';

/** The accessibility conformance report in the YAML of OpenACR. */
export function openAcr(trace: Trace, accessibility: Accessibility): string {
  const { product, author, rules } = accessibility;
  const findings = findingsOf(trace, rules);
  const date = (trace.date ?? '').slice(0, 10);
  const chapter = (level: 'A' | 'AA') => ({
    criteria: findings
      .filter(({ criterion }) => criterion.level === level)
      .map((finding) => ({
        num: finding.criterion.num,
        components: [{ name: 'web', adherence: { level: levelOf(finding), notes: finding.remark } }],
      })),
  });
  return yaml({
    title: `${product.name} Accessibility Conformance Report`,
    product: { ...product, version: trace.commit.slice(0, 12) },
    author: { ...author },
    report_date: date,
    last_modified_date: date,
    version: 1,
    notes: 'Success criterion 4.1.1 is obsolete in WCAG 2.2.',
    evaluation_methods_used: methods,
    catalog: '2.5-edition-wcag-2.2-en',
    chapters: {
      success_criteria_level_a: chapter('A'),
      success_criteria_level_aa: chapter('AA'),
      success_criteria_level_aaa: { disabled: true },
    },
  });
}

function row(finding: Finding): Html {
  const { criterion, rows, judgment, remark } = finding;
  const term = terms[judgment?.level ?? (rows.length > 0 ? 'not-evaluated' : 'untested')];
  const links = rows.map(({ rule }) => html`<li><a href="trace.html#${rule.id}">${rule.id}</a> ${rule.statement}</li>`);
  const checked =
    rows.length > 0 ? html`<details><summary>${counted(rows.length, 'rule')}</summary><ul>${links}</ul></details>` : '';
  return html`<article class="rule" id="${criterion.num}">
<p class="name">${criterion.num} <span class="quiet">level ${criterion.level}</span> <span class="badge ${judgment?.level ?? ''}">${term}</span></p>
<h3>${criterion.name}</h3>
<p>${remark}</p>
${checked}
</article>`;
}

/** The same as a page. */
export function accessibilityPage(trace: Trace, accessibility: Accessibility): string {
  const findings = findingsOf(trace, accessibility.rules);
  const judged = findings.filter(({ judgment }) => judgment).length;
  const tested = findings.filter(({ rows }) => rows.length > 0).length;
  return document(
    `${accessibility.product.name}: accessibility conformance`,
    html`<header>
<p>${accessibility.product.name}</p>
<h1>Accessibility conformance, WCAG 2.2 A and AA</h1>
<p class="lead">${methods}</p>
<p class="verdict">${tested} of ${findings.length} criteria tested by machine, ${judged} evaluated by a person. Commit <code>${trace.commit.slice(0, 12)}</code>${trace.date === undefined ? '' : `, ${trace.date.slice(0, 10)}`}. <a href="trace.html">All rules and tests</a>, <a href="openacr.yaml">OpenACR</a></p>
</header>
<main>
<h2>Success criteria</h2>
${findings.map(row)}
</main>`,
  );
}
