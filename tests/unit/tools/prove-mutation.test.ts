import { expect, test } from 'vitest';
import { type MutationReport, outcomeOf } from '../../../tools/trace/prove/mutation';
import type { Equivalent } from '../../faults/equivalents';
import { meta } from '../../support/covers';
import { result } from '../../support/trace';

const file = 'src/contact/validation.ts';
const source = 'const least = 10;\nconst most = 15;\n';

type Mutant = MutationReport['files'][string]['mutants'][number];

/** A mutant of the number in the first line. */
const mutant = (difference: Partial<Mutant> = {}): Mutant => ({
  mutatorName: 'NumericLiteral',
  replacement: '11',
  status: 'Killed',
  location: { start: { line: 1, column: 15 }, end: { line: 1, column: 17 } },
  killedBy: ['7'],
  ...difference,
});

const tests = [
  result({ file: 'tests/unit/phone.test.ts', title: 'phone > nine digits are too few', tags: ['VAL-PHONE-DIGITS~1'] }),
  result({ file: 'tests/unit/lint.test.ts', title: 'the linter is asked', tags: ['meta'] }),
];
const testFiles = {
  'tests/unit/phone.test.ts': { tests: [{ id: '7', name: 'phone nine digits are too few' }] },
  'tests/unit/lint.test.ts': { tests: [{ id: '8', name: 'the linter is asked' }] },
};
const outcome = (mutants: readonly Mutant[], excused: readonly Equivalent[] = []) =>
  outcomeOf({ files: { [file]: { source, mutants } }, testFiles }, file, tests, excused);

const harmless: Equivalent = {
  file,
  mutator: 'NumericLiteral',
  original: '10',
  replacement: '11',
  reason: 'Nobody can tell.',
};

test('a mutant that a test of a rule kills speaks for that rule', meta, () => {
  expect(outcome([mutant(), mutant({ killedBy: ['8'] })])).toEqual({
    killed: 2,
    listed: 0,
    problems: [],
    watchers: ['tests/unit/lint.test.ts', 'tests/unit/phone.test.ts'],
    sightings: [
      { tag: 'VAL-PHONE-DIGITS~1', layer: 'unit', red: 1, of: 2, example: 'phone > nine digits are too few' },
    ],
  });
});

test('a mutant that never ends counts as noticed', meta, () => {
  expect(outcome([mutant({ status: 'Timeout', killedBy: [] })])).toMatchObject({ killed: 1, problems: [] });
});

for (const status of ['Survived', 'NoCoverage']) {
  test(`a mutant that no test notices (${status}) is told with its place`, meta, () => {
    expect(outcome([mutant({ status })]).problems).toEqual([`${file}:1 survived: NumericLiteral 10 -> 11`]);
  });
}

test('a mutant over several lines is told whole', meta, () => {
  const location = { start: { line: 1, column: 15 }, end: { line: 2, column: 6 } };
  expect(outcome([mutant({ status: 'Survived', location })]).problems).toEqual([
    `${file}:1 survived: NumericLiteral 10;\nconst -> 11`,
  ]);
});

test('a survivor that is listed is no problem', meta, () => {
  expect(outcome([mutant({ status: 'Survived' })], [harmless])).toMatchObject({ killed: 0, listed: 1, problems: [] });
});

for (const [what, difference] of Object.entries({
  'another mutator': { mutator: 'StringLiteral' },
  'another original': { original: '15' },
  'another replacement': { replacement: '12' },
})) {
  test(`a listing of ${what} excuses nothing, and is itself a problem`, meta, () => {
    expect(outcome([mutant({ status: 'Survived' })], [{ ...harmless, ...difference }]).problems).toHaveLength(2);
  });
}

test('a listing of another file is no matter here', meta, () => {
  expect(outcome([mutant()], [{ ...harmless, file: 'src/routing/page-store.ts' }]).problems).toEqual([]);
});

test('a listed mutant that was killed is listed in vain', meta, () => {
  expect(outcome([mutant()], [harmless]).problems).toEqual([`${file} no such survivor, yet listed: 10 -> 11`]);
});
