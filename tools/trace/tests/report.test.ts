import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { csv } from '../csv';
import type { TraceInput } from '../model';
import { report } from '../report/page';
import { meta } from '../tags';
import { trace } from '../trace';
import { e2eResult, fault, input, result, rule } from './support/input';

const pageOf = (given: Partial<TraceInput> = {}) => parse(report(trace(input(given))));
/** The texts of the parts of the page. */
const textsOf = (given: Partial<TraceInput>) =>
  pageOf(given)
    .querySelectorAll(
      '.facts > div, .verdict, [aria-labelledby="coverage"], .criteria tr, .group details, .name, h4, .rule dl > div',
    )
    .map(({ outerHTML }) => parse(outerHTML.replace(/<.*?>/gs, ' ')).text.replace(/\s+/g, ' ').trim());

const skipped = result({ outcome: 'skipped', note: 'no Firefox' });
const shown: readonly (readonly [what: string, given: Partial<TraceInput>, text: string])[] = [
  ['the id and state of a rule', {}, 'VAL-NAME Tested and proved'],
  ['the statement of a rule', {}, 'When the name is empty, the form shall ask for it.'],
  ['its section', {}, 'Section 5. Validation rules'],
  ['its layers', {}, 'Layers unit tested e2e tested'],
  ['its origin', {}, 'Origin Specification ( spec/rules.ts:40 )'],
  ['the file of its values', {}, 'Values spec/validation.ts'],
  ['the place of its sentence', {}, 'Sentences 5.1'],
  ['its sentence', { sentences: { '5.1': 'Ask.' } }, 'Sentences 5.1 Ask.'],
  ['the commit and the views in which it was observed', {}, 'Observed at c0ffee, on a phone'],
  [
    'its tests with their results',
    { results: [result(), result({ title: 'b', outcome: 'failed' }), e2eResult()] },
    'Tests tests/unit/name.test.ts:3 unit 1 passed, 1 failed rejects an empty name and 1 more ' +
      'rejects an empty name b (failed) e2e/form.spec.ts:8 e2e passed asks for a name',
  ],
  [
    'its faults and what noticed them',
    {},
    'Faults The name may be left empty. src/form.ts empty-name required: true required: false ' +
      'Noticed by tests/unit/name.test.ts › rejects it',
  ],
  [
    'its library',
    { library: [{ rule: 'VAL-NAME', package: 'lib', reason: 'It asks.' }] },
    'Library behavior lib: It asks.',
  ],
  ['the totals', {}, 'Injected faults 1 1 noticed by tests'],
  ['the commit', { committed: false }, 'Commit c0ffee with uncommitted changes'],
  [
    'the run',
    { run: undefined },
    'Run Outdated The results do not come from a complete run on the project as it is now.',
  ],
  ['that there are no problems', {}, 'No problems'],
  [
    'problems by kind',
    { faults: [] },
    '1 problem unproved: 1 nothing shows that the tests of VAL-NAME can fail: no fault names it ' +
      '( spec/rules.ts:40 , VAL-NAME )',
  ],
  [
    'what the run did not cover',
    { results: [result(), e2eResult(), skipped] },
    'Coverage Not covered on this machine: no Firefox VAL-NAME : 1 unit test skipped',
  ],
  [
    'the rules of each criterion',
    { criteria: { title: 'WCAG', rules: { '3.3.1 Errors': ['VAL-NAME'], '1.4.2 Audio': [] } } },
    '3.3.1 Errors VAL-NAME',
  ],
  [
    'sentences that cannot be tested',
    { informative: [{ section: 5, sentence: 'Rules run.', reason: 'Introduces.' }] },
    'Sentences that cannot be tested: 1 Rules run. Introduces.',
  ],
];
for (const [what, given, text] of shown) {
  test(`the report shows ${what}`, meta, () => {
    expect(textsOf(given)).toContain(text);
  });
}

test('the report escapes HTML in all values', meta, () => {
  const attack = '<img src=x onerror="alert(1)"> & </script>';
  const page = pageOf({
    rules: [{ ...rule, statement: attack, origin: 'extension', reason: attack }],
    results: [result({ title: attack, file: attack }), e2eResult({ view: attack })],
    faults: [{ ...fault, what: attack, find: attack, replace: attack }],
    sentences: { '5.1': attack },
    title: attack,
  });
  expect(page.querySelectorAll('img')).toEqual([]);
  expect(page.querySelector('h4')?.innerHTML).toContain('&lt;img src=x');
});

test('csv has a line for each rule, safe for spreadsheets', meta, () => {
  expect(csv(trace(input({ rules: [{ ...rule, statement: '=1+1 "quoted"' }] }))).split('\r\n')).toEqual([
    'rule,section,origin,statement,sentences,layers,result,tests,not covered,test places,views,library behavior,faults,noticed by',
    `VAL-NAME,5,specification,"'=1+1 ""quoted""",5.1,unit e2e,Tested and proved,2,0,` +
      'tests/unit/name.test.ts:3 e2e/form.spec.ts:8,on a phone,,The name may be left empty.,' +
      'tests/unit/name.test.ts > rejects it',
    '',
  ]);
});
