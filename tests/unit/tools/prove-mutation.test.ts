import { expect, test } from 'vitest';
import { type MutationReport, outcomeOf } from '../../../tools/trace/prove/mutation';
import type { Equivalent } from '../../faults/mutations';
import { meta } from '../../support/covers';
import { result } from '../../support/trace';

const file = 'src/contact/validation.ts';
const source = 'const least = 10;\nconst most = 15;\n';

type Mutant = MutationReport['files'][string]['mutants'][number];

/** A mutant of the number on line 1. */
const mutant = (difference: Partial<Mutant> = {}): Mutant => ({
  mutatorName: 'NumericLiteral',
  replacement: '11',
  status: 'Killed',
  location: { start: { line: 1, column: 15 }, end: { line: 1, column: 17 } },
  killedBy: ['7'],
  ...difference,
});

const tests = [
  result({ file: 'tests/unit/phone.test.ts', title: 'phone > rejects nine digits', tags: ['VAL-PHONE-DIGITS~1'] }),
  result({ file: 'tests/unit/lint.test.ts', title: 'lint runs', tags: ['meta'] }),
];
const testFiles = {
  'tests/unit/phone.test.ts': { tests: [{ id: '7', name: 'phone rejects nine digits' }] },
  'tests/unit/lint.test.ts': { tests: [{ id: '8', name: 'lint runs' }] },
};
const outcome = (mutants: readonly Mutant[], equivalents: readonly Equivalent[] = []) =>
  outcomeOf({ files: { [file]: { source, mutants } }, testFiles }, file, tests, equivalents);

const equivalent: Equivalent = {
  file,
  mutator: 'NumericLiteral',
  original: '10',
  replacement: '11',
  reason: 'It behaves the same.',
};

test('outcomeOf credits the rules of the tests that killed a mutant', meta, () => {
  expect(outcome([mutant(), mutant({ killedBy: ['8'] })])).toEqual({
    killed: 2,
    equivalent: 0,
    problems: [],
    detectingTests: ['tests/unit/lint.test.ts', 'tests/unit/phone.test.ts'],
    detections: [
      { tag: 'VAL-PHONE-DIGITS~1', layer: 'unit', failed: 1, total: 2, example: 'phone > rejects nine digits' },
    ],
  });
});

test('outcomeOf counts a mutant that timed out as killed', meta, () => {
  expect(outcome([mutant({ status: 'Timeout', killedBy: [] })])).toMatchObject({ killed: 1, problems: [] });
});

for (const status of ['Survived', 'NoCoverage']) {
  test(`outcomeOf reports a mutant with the status ${status} and its place`, meta, () => {
    expect(outcome([mutant({ status })]).problems).toEqual([`${file}:1 survived: NumericLiteral 10 -> 11`]);
  });
}

test('outcomeOf quotes a mutant of several lines in full', meta, () => {
  const location = { start: { line: 1, column: 15 }, end: { line: 2, column: 6 } };
  expect(outcome([mutant({ status: 'Survived', location })]).problems).toEqual([
    `${file}:1 survived: NumericLiteral 10;\nconst -> 11`,
  ]);
});

test('outcomeOf accepts a survivor that is listed as equivalent', meta, () => {
  const survived = mutant({ status: 'Survived' });
  expect(outcome([survived], [equivalent])).toMatchObject({ killed: 0, equivalent: 1, problems: [] });
});

for (const [what, difference] of Object.entries({
  'another mutator': { mutator: 'StringLiteral' },
  'another original': { original: '15' },
  'another replacement': { replacement: '12' },
})) {
  test(`outcomeOf reports the survivor and the equivalent if that lists ${what}`, meta, () => {
    expect(outcome([mutant({ status: 'Survived' })], [{ ...equivalent, ...difference }]).problems).toHaveLength(2);
  });
}

test('outcomeOf ignores equivalents of other files', meta, () => {
  expect(outcome([mutant()], [{ ...equivalent, file: 'src/contact/sender.ts' }]).problems).toEqual([]);
});

test('outcomeOf reports an equivalent that was killed', meta, () => {
  expect(outcome([mutant()], [equivalent]).problems).toEqual([
    `${file} listed as equivalent, but did not survive: 10 -> 11`,
  ]);
});
