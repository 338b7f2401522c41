import { expect, test } from 'vitest';
import type { Equivalent } from '../declarations';
import { type MutationReport, outcomeOf } from '../prove/mutation';
import { meta } from '../tags';
import { result } from './support/input';

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
  result({ file: 'tests/unit/phone.test.ts', title: 'phone > rejects nine digits', tags: ['VAL-PHONE-DIGITS~2'] }),
  result({ file: 'tests/unit/lint.test.ts', title: 'lint runs', tags: ['meta'] }),
];
const testFiles = {
  'tests/unit/phone.test.ts': { tests: [{ id: '7', name: 'phone rejects nine digits' }] },
  'tests/unit/lint.test.ts': { tests: [{ id: '8', name: 'lint runs' }] },
};
const outcome = (mutants: readonly Mutant[], equivalents: readonly Equivalent[] = []) =>
  outcomeOf({ files: { [file]: { source, mutants } }, testFiles }, file, tests, { layer: 'unit', equivalents });

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
    killers: ['tests/unit/lint.test.ts', 'tests/unit/phone.test.ts'],
    detections: [
      {
        tag: 'VAL-PHONE-DIGITS~2',
        layer: 'unit',
        failed: 1,
        ran: 2,
        red: [{ message: 'killed mutants', tests: ['tests/unit/phone.test.ts > phone > rejects nine digits'] }],
      },
    ],
  });
});

const survived = mutant({ status: 'Survived' });
const location = { start: { line: 1, column: 15 }, end: { line: 2, column: 6 } };
const survivedProblem = `${file}:1 survived: NumericLiteral 10 -> 11`;
const notSurvived = (change: string) => `${file} listed as equivalent, but did not survive: ${change}`;
type Case = readonly [what: string, mutants: Mutant[], equivalents: Equivalent[], problems: string[]];
const cases: readonly Case[] = [
  ['a mutant that timed out', [mutant({ status: 'Timeout', killedBy: [] })], [], []],
  ['a survivor', [survived], [], [survivedProblem]],
  ['a mutant without coverage', [mutant({ status: 'NoCoverage' })], [], [survivedProblem]],
  [
    'a survivor of several lines',
    [{ ...survived, location }],
    [],
    [`${file}:1 survived: NumericLiteral 10;\nconst -> 11`],
  ],
  ['a survivor that is listed as equivalent', [survived], [equivalent], []],
  ['an equivalent that was killed', [mutant()], [equivalent], [notSurvived('10 -> 11')]],
  ['an equivalent of another file', [mutant()], [{ ...equivalent, file: 'src/contact/sender.ts' }], []],
  [
    'an equivalent with another mutator',
    [survived],
    [{ ...equivalent, mutator: 'StringLiteral' }],
    [survivedProblem, notSurvived('10 -> 11')],
  ],
  [
    'an equivalent with another original',
    [survived],
    [{ ...equivalent, original: '15' }],
    [survivedProblem, notSurvived('15 -> 11')],
  ],
  [
    'an equivalent with another replacement',
    [survived],
    [{ ...equivalent, replacement: '12' }],
    [survivedProblem, notSurvived('10 -> 12')],
  ],
];
for (const [what, mutants, equivalents, problems] of cases) {
  test(`outcomeOf returns the problems of ${what}`, meta, () => {
    expect(outcome(mutants, equivalents).problems).toEqual(problems);
  });
}

test('outcomeOf counts killed mutants, with those that timed out, and equivalent ones', meta, () => {
  const mutants = [mutant(), mutant({ status: 'Timeout', killedBy: [] }), survived];
  expect(outcome(mutants, [equivalent])).toMatchObject({ killed: 2, equivalent: 1 });
});
