import { expect, test } from 'vitest';
import type { ManualCheck, Rule } from '../declarations';
import { entriesNamedBy, readFixtures } from '../fixtures';
import { relatedTo } from '../related';
import { meta } from '../tags';
import { trace } from '../trace';
import { input, manualCheck, rule } from './support/input';
import { projectIn } from './support/project';
import { projectFolder } from './support/project-folder';

const other: Rule = { ...rule, id: 'VAL-OTHER', section: 4, fixture: 'constants.length' };
const many = Array.from({ length: 8 }, (_, index): Rule => ({ ...rule, id: `VAL-${index}`, section: 4 }));
const cases: readonly (readonly [what: string, rule: Rule, others: readonly Rule[], ids: readonly string[]])[] = [
  ['a rule of another section with the same fixture', rule, [{ ...other, fixture: rule.fixture }], ['VAL-OTHER']],
  ['no rule of the same section with the same fixture', rule, [{ ...other, section: 5, fixture: rule.fixture }], []],
  ['no rule with another fixture', rule, [other], []],
  ['no rules of a fixture that many share', rule, many, []],
  ['a rule that it names', { ...rule, related: ['VAL-OTHER'] }, [{ ...other, section: 5 }], ['VAL-OTHER']],
  ['a rule that names it', rule, [{ ...other, related: ['VAL-NAME'] }], ['VAL-OTHER']],
  [
    'a rule from the same sentence',
    { ...rule, source: ['5.1#a'] },
    [{ ...other, source: ['4.1#b', '5.1#a'] }],
    ['VAL-OTHER'],
  ],
];
for (const [what, given, others, ids] of cases) {
  test(`relatedTo finds ${what}`, meta, () => {
    expect(relatedTo(given, [given, ...others])).toEqual(ids);
  });
}

const kindsOf = (check: Partial<ManualCheck>) => {
  const { failures, warnings } = trace(input({ manualChecks: [manualCheck(check)] }));
  return [...failures, ...warnings].map(({ kind, message }) => `${kind}: ${message}`);
};
const checks: readonly (readonly [what: string, check: Partial<ManualCheck>, ...problems: string[]])[] = [
  ['that passed', {}],
  ['that failed', { result: 'failed' }, 'manual check: “Sent the form with a screen reader.” failed for VAL-NAME'],
  [
    'of an old revision',
    { rules: ['VAL-NAME~1'] },
    'manual check: “Sent the form with a screen reader.” must be repeated: VAL-NAME has changed since',
  ],
  [
    'of no rule',
    { rules: ['VAL-GONE~1'] },
    'manual check: “Sent the form with a screen reader.” names VAL-GONE~1, which is no rule',
  ],
];
for (const [what, check, ...problems] of checks) {
  test(`the trace reports the problems of a manual check ${what}`, meta, () => {
    expect(kindsOf(check)).toEqual(problems);
  });
}

test('a manual check of no rule fails the trace', meta, () => {
  expect(trace(input({ manualChecks: [manualCheck({ rules: ['VAL-GONE~1'] })] })).failures).toHaveLength(1);
});

test('a manual check does not make a rule tested or proved', meta, () => {
  const [row] = trace(input({ results: [], proofs: [], testFiles: [], manualChecks: [manualCheck()] })).rows;
  expect(row).toMatchObject({ result: 'untested', provedBy: 'none', manual: [{ stale: false }] });
});

const projectWith = (fixture: string) =>
  projectIn(projectFolder({ 'spec/form.ts': "export const list = ['a', /b/];\nexport const table = { c: [1] };\n" }), {
    rules: [{ ...rule, fixture }],
  });

for (const [fixture, entries] of Object.entries({ 'form.list': ['a', '/b/'], 'form.table': ['c: [ 1 ]'] })) {
  test(`readFixtures reads ${fixture} entry by entry`, meta, async () => {
    expect(await readFixtures(projectWith(fixture))).toEqual({ [fixture]: entries });
  });
}

test('readFixtures rejects a fixture that does not exist', meta, async () => {
  await expect(readFixtures(projectWith('form.gone'))).rejects.toThrow('there is no fixture form.gone');
});

const entries = ["{ path: '/', name: 'Home' }", "{ path: '/jobs', name: 'Jobs' }"];
for (const [statement, named] of [
  ['When /jobs is opened, the site shall show it.', entries.slice(1)],
  ['The site shall have "Home".', entries.slice(0, 1)],
  ['The site shall have all pages.', entries],
] as const) {
  test(`entriesNamedBy finds the entries of “${statement}”`, meta, () => {
    expect(entriesNamedBy(statement, entries)).toEqual(named);
  });
}
