import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import type { Accessibility } from '../declarations';
import type { TraceInput } from '../model';
import { findingsOf } from '../openacr/conformance';
import { criteria } from '../openacr/criteria';
import { accessibilityPage, openAcr } from '../openacr/report';
import { yaml } from '../openacr/yaml';
import { meta } from '../tags';
import { trace } from '../trace';
import { e2eResult, input, manualCheck, result, skippedResult, stamp } from './support/input';
import { textOf } from './support/text';

test('there are 31 criteria of level A and 24 of level AA', meta, () => {
  const levels = criteria.map(({ level }) => level);
  expect([levels.filter((level) => level === 'A').length, levels.length]).toEqual([31, 55]);
  expect(new Set(criteria.map(({ num }) => num)).size).toBe(55);
});

const accessibility: Accessibility = {
  product: { name: 'Example', description: 'An example' },
  author: { name: 'A. Tester', email: 'a@example.org' },
  rules: { '3.3.1': ['VAL-NAME'] },
};
const traceOf = (given: Partial<TraceInput> = {}) => trace(input(given));
const findingOf = (num: string, given: Partial<TraceInput> = {}) =>
  findingsOf(traceOf(given), accessibility.rules).find(({ criterion }) => criterion.num === num);

const judged = (difference = {}) => manualCheck({ conformance: { '3.3.1': 'supports' }, ...difference });
const byMachine = 'Tested by machine: VAL-NAME (2 tests)';
const remarks: readonly (readonly [
  what: string,
  given: Partial<TraceInput>,
  level: string | undefined,
  remark: string,
])[] = [
  ['that machines test', {}, undefined, `${byMachine}; not yet evaluated by a person.`],
  [
    'with failed and skipped tests',
    { results: [result({ outcome: 'failed' }), e2eResult(), skippedResult()] },
    undefined,
    'Tested by machine: VAL-NAME (3 tests, 1 failed, 1 not run); not yet evaluated by a person.',
  ],
  [
    'that a person evaluated',
    { manualChecks: [judged()] },
    'supports',
    `${byMachine}. A. Tester, 2026-11-02: Sent the form with a screen reader.`,
  ],
  [
    'that a person evaluated again',
    { manualChecks: [judged({ when: '2026-12-01', conformance: { '3.3.1': 'does-not-support' } }), judged()] },
    'does-not-support',
    `${byMachine}. A. Tester, 2026-12-01: Sent the form with a screen reader.`,
  ],
  [
    'whose rule has changed since a person evaluated it',
    { manualChecks: [judged({ rules: ['VAL-NAME~1'] })] },
    undefined,
    `${byMachine}; not yet evaluated by a person.`,
  ],
  [
    'of which a person said nothing',
    { manualChecks: [manualCheck({ conformance: { '1.1.1': 'supports' } })] },
    undefined,
    `${byMachine}; not yet evaluated by a person.`,
  ],
];
for (const [what, given, level, remark] of remarks) {
  test(`findingsOf describes a criterion ${what}`, meta, () => {
    const finding = findingOf('3.3.1', given);
    expect([finding?.judgment?.level, finding?.remark]).toEqual([level, remark]);
  });
}

test('findingsOf describes a criterion that nobody has looked at', meta, () => {
  expect(findingOf('1.1.1')?.remark).toBe('Not tested by machine; not yet evaluated by a person.');
});

test('yaml writes tables, lists and strings that need quotes', meta, () => {
  expect(yaml({ a: 'x: "y"\n', b: [{ c: 1, d: ['e'] }, { f: true }] })).toBe(
    'a: "x: \\"y\\"\\n"\nb:\n  - c: 1\n    d:\n      - "e"\n  - f: true\n',
  );
});

test('openAcr says “supports” only where a person has', meta, () => {
  const run = stamp({ date: '2026-11-02T10:00:00.000Z' });
  const text = openAcr(traceOf({ run, manualChecks: [judged()] }), accessibility);
  expect(text).toContain('report_date: "2026-11-02"');
  expect(text.match(/level: "supports"/g)).toHaveLength(1);
  expect(text.match(/level: "not-evaluated"/g)).toHaveLength(54);
  expect(text).toContain('      - num: "3.3.1"\n        components:\n          - name: "web"\n');
});

test('the accessibility page shows each criterion with its rules and what is known of it', meta, () => {
  const page = parse(accessibilityPage(traceOf(), accessibility));
  expect(page.querySelectorAll('.rule')).toHaveLength(55);
  const texts = page.querySelectorAll('.rule').map(textOf);
  expect(texts).toContain(
    '3.3.1 level A Tested by machine, not yet evaluated Error Identification Tested by machine: VAL-NAME (2 tests); not yet ' +
      'evaluated by a person. 1 rule VAL-NAME When the name is empty, the form shall ask for it.',
  );
  expect(texts).toContain(
    '1.1.1 level A Not tested, not yet evaluated Non-text Content Not tested by machine; not yet evaluated by a person.',
  );
  expect(page.querySelector('.rule a')?.getAttribute('href')).toBe('trace.html#VAL-NAME');
});
