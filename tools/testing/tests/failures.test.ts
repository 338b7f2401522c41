import { expect, test } from 'vitest';
import type { Rule } from '../../../spec/rules';
import { meta } from '../../../tests/support/covers';
import { commandFor, failureLines } from '../failures/lines';

const rule = (id: Rule['id'], statement: string): Rule => ({
  id,
  rev: 1,
  section: 5,
  statement,
  layers: ['unit'],
  origin: 'extension',
  reason: 'An example.',
});
const rules = [rule('VAL-NAME', 'A name is required.'), rule('VAL-PHONE', 'A phone number is required.')];

const unit = { file: 'tests/unit/name.test.ts', line: 7, titles: ['a name'], tags: ['VAL-NAME~1'] };
const e2e = {
  file: 'e2e/form.spec.ts',
  line: 12,
  titles: ['/contact', "the form's fields (all)"],
  tags: ['VAL-NAME~1', 'VAL-PHONE~1'],
};

test('a failed test is listed under each of its rules, with its location and the command that reruns it', meta, () => {
  const lines = failureLines([unit, e2e], rules);
  expect(lines).toEqual([
    '',
    'VAL-NAME~1  A name is required.',
    '  tests/unit/name.test.ts:7  a name',
    `    rerun: ${commandFor(unit)}`,
    "  e2e/form.spec.ts:12  /contact > the form's fields (all)",
    `    rerun: ${commandFor(e2e)}`,
    '',
    'VAL-PHONE~1  A phone number is required.',
    "  e2e/form.spec.ts:12  /contact > the form's fields (all)",
    `    rerun: ${commandFor(e2e)}`,
  ]);
});

test('the rerun command quotes the title for the runner and the shell', meta, () => {
  expect(commandFor(unit)).toBe("npx vitest run tests/unit/name.test.ts -t 'a name'");
  expect(commandFor(e2e)).toBe("npx playwright test e2e/form.spec.ts:12 -g '/contact the form'\\''s fields \\(all\\)'");
});

test('a rule with many failed tests lists some and counts the rest', meta, () => {
  const many = Array.from({ length: 10 }, (_, index) => ({ ...unit, line: index + 1 }));
  expect(failureLines(many, rules).at(-1)).toBe('  and 7 more');
});

test('failed tests without a rule are listed separately; without failures there is no list', meta, () => {
  expect(failureLines([{ ...unit, tags: ['meta'] }], rules)[1]).toBe('meta  This test covers no rule.');
  expect(failureLines([{ ...unit, tags: [] }], rules)[1]).toBe('no rule  This test covers no rule.');
  expect(failureLines([], rules)).toEqual([]);
});
