import { expect, test } from 'vitest';
import { csv } from '../csv';
import type { Rule } from '../declarations';
import { differenceLines, differences } from '../difference';
import type { TraceInput } from '../model';
import { meta } from '../tags';
import { trace } from '../trace';
import { detection, input, manualCheck, proof, result, rule } from './support/input';

const traceOf = (given: Partial<TraceInput> = {}) => trace(input(given));

test('csv has a line for each rule', meta, () => {
  const other: Rule = { ...rule, id: 'VAL-OTHER', layers: [], source: ['5.1#aaaa', '5.2#bbbb'] };
  expect(csv(traceOf({ rules: [rule, other], manualChecks: [manualCheck()] })).split('\r\n')).toEqual([
    'rule,revision,section,origin,statement,sentences,layers,result,tests,not covered,test places,proved by,faults,manual checks',
    'VAL-NAME,2,5,specification,"When the name is empty, the form shall ask for it.",,unit e2e,Tested and proved,2,0,' +
      'tests/unit/name.test.ts:3 e2e/form.spec.ts:8,product,The name may be left empty.,A. Tester 2026-11-02 passed',
    'VAL-OTHER,2,5,specification,"When the name is empty, the form shall ask for it.",5.1 5.2,,Tested and proved,0,0,,none,,',
    '',
  ]);
});

test('csv quotes quotation marks, and text that a spreadsheet would run', meta, () => {
  const statement = '=1+1 "quoted"';
  expect(csv(traceOf({ rules: [{ ...rule, statement }] }))).toContain(`,"'=1+1 ""quoted""",`);
});

const changedRules = (change: Partial<Rule>) => traceOf({ rules: [{ ...rule, ...change }] });
const unitProof = proof({ detections: [detection()] });
const cases: readonly (readonly [
  what: string,
  before: Partial<TraceInput>,
  after: Partial<TraceInput>,
  lines: string[],
])[] = [
  [
    'a rule that was added',
    { rules: [] },
    {},
    [
      'Rules added: 1',
      '  VAL-NAME',
      'Proofs gained: 2',
      '  VAL-NAME unit: The name may be left empty.',
      '  VAL-NAME e2e: The name may be left empty.',
    ],
  ],
  [
    'a rule that was lost',
    {},
    { rules: [] },
    [
      'Rules lost: 1',
      '  VAL-NAME',
      'Proofs lost: 2',
      '  VAL-NAME unit: The name may be left empty.',
      '  VAL-NAME e2e: The name may be left empty.',
    ],
  ],
  [
    'a failed test',
    {},
    { results: [result({ outcome: 'failed' })] },
    ['Results changed: 1', '  VAL-NAME: Tested and proved → Failed'],
  ],
  [
    'a proof that was lost',
    {},
    { proofs: [unitProof] },
    [
      'Results changed: 1',
      '  VAL-NAME: Tested and proved → Tested, not proved',
      'Proofs lost: 1',
      '  VAL-NAME e2e: The name may be left empty.',
    ],
  ],
  [
    'a proof that became stale',
    { proofs: [proof(), unitProof] },
    { proofs: [{ ...proof(), stale: 'it changed' }, unitProof] },
    [
      'Results changed: 1',
      '  VAL-NAME: Tested and proved → Tested, not proved',
      'Proofs lost: 1',
      '  VAL-NAME e2e: The name may be left empty.',
    ],
  ],
];
const found = (lines: readonly string[]) => lines.filter((line) => !line.endsWith(': 0'));
for (const [what, before, after, lines] of cases) {
  test(`differences lists ${what}`, meta, () => {
    expect(found(differenceLines(differences(traceOf(before), traceOf(after))))).toEqual(lines);
  });
}

test('differences lists a rule with a new revision', meta, () => {
  const { 'Rules changed': changed } = differences(traceOf(), changedRules({ rev: 3 }));
  expect(changed).toEqual(['VAL-NAME: revision 2 → 3']);
});

test('differences lists a rule whose statement changed without a new revision', meta, () => {
  const { 'Rules changed': changed } = differences(traceOf(), changedRules({ statement: 'It shall ask.' }));
  expect(changed).toEqual(['VAL-NAME: changed at revision 2']);
});

test('differences of equal traces have only zeros', meta, () => {
  expect(differenceLines(differences(traceOf(), traceOf()))).toEqual([
    'Rules added: 0',
    'Rules changed: 0',
    'Rules lost: 0',
    'Results changed: 0',
    'Proofs gained: 0',
    'Proofs lost: 0',
  ]);
});
