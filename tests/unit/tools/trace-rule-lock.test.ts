import { expect, test } from 'vitest';
import { type Rule, rules } from '../../../spec/rules';
import lock from '../../../spec/rules.lock.json';
import { hashOf, lockOf, lockProblems, lockText } from '../../../tools/trace/rule-lock';
import { meta } from '../../support/covers';
import { rule } from '../../support/trace';

const ours: Rule = { ...rule, id: 'VAL-OURS', origin: 'extension', reason: 'It helps.' };

const changes: readonly { readonly what: string; readonly before: Rule; readonly after: Rule }[] = [
  { what: 'statement', before: rule, after: { ...rule, statement: 'When the name is empty, it shall be asked for.' } },
  { what: 'section', before: rule, after: { ...rule, section: 4 } },
  { what: 'layers', before: rule, after: { ...rule, layers: ['unit'] } },
  { what: 'fixture', before: rule, after: { ...rule, fixture: 'contact-form.rejected' } },
  { what: 'origin', before: rule, after: { ...ours, id: rule.id } },
  { what: 'reason', before: ours, after: { ...ours, reason: 'It is asked for.' } },
];

for (const { what, before, after } of changes) {
  test(`the hash of a rule changes with its ${what}`, meta, () => {
    expect(hashOf(after)).not.toBe(hashOf(before));
  });
}

test('the hash of a rule is of what it says, not of its name and revision', meta, () => {
  expect(hashOf({ ...rule, id: 'VAL-OTHER', rev: 7 })).toBe(hashOf(rule));
});

test('the hash of a rule stays the same from one version of the tool to the next', meta, () => {
  expect(hashOf(rule)).toBe('18a98ecb8968ea7f');
});

test('a lock holds the revision and the hash of each rule by its id', meta, () => {
  expect(lockOf([rule])).toEqual({ 'VAL-NAME': { rev: 2, hash: hashOf(rule) } });
});

test('rules agree with their lock', meta, () => {
  expect(lockProblems([rule, ours], lockOf([rule, ours]))).toEqual([]);
});

const hash = hashOf(rule);
const problems = [
  {
    what: 'a rule that is new',
    lock: {},
    problem: { message: 'the lock does not know VAL-NAME: run `npm run trace -- --lock`', refused: false },
  },
  {
    what: 'a text that changed while the revision did not',
    lock: { 'VAL-NAME': { rev: 2, hash: 'other' } },
    problem: { message: 'VAL-NAME says something new, but is still at revision 2: raise it', refused: true },
  },
  {
    what: 'a text that changed together with the revision',
    lock: { 'VAL-NAME': { rev: 1, hash: 'other' } },
    problem: {
      message: 'VAL-NAME is at revision 2, the lock at 1: run `npm run trace -- --lock`',
      refused: false,
    },
  },
  {
    what: 'a revision that rose while the text did not change',
    lock: { 'VAL-NAME': { rev: 1, hash } },
    problem: {
      message: 'VAL-NAME is at revision 2, the lock at 1: run `npm run trace -- --lock`',
      refused: false,
    },
  },
  {
    what: 'a revision that went back',
    lock: { 'VAL-NAME': { rev: 3, hash } },
    problem: { message: 'VAL-NAME went back from revision 3 to 2', refused: true },
  },
];

for (const { what, lock: locked, problem } of problems) {
  test(`the lock notices ${what}`, meta, () => {
    expect(lockProblems([rule], locked)).toEqual([{ id: 'VAL-NAME', ...problem }]);
  });
}

test('the lock notices a rule that is gone', meta, () => {
  expect(lockProblems([], lockOf([rule]))).toEqual([
    {
      id: 'VAL-NAME',
      message: 'the lock names VAL-NAME, which is no rule anymore: run `npm run trace -- --lock`',
      refused: false,
    },
  ]);
});

test('the lock gives each rule one line', meta, () => {
  const text = lockText({ 'VAL-A': { rev: 1, hash: 'aa' }, 'VAL-B': { rev: 2, hash: 'bb' } });
  expect(text).toBe('{\n  "VAL-A": { "rev": 1, "hash": "aa" },\n  "VAL-B": { "rev": 2, "hash": "bb" }\n}\n');
});

test('the rules of this site agree with the lock that is kept beside them', meta, () => {
  expect(lockProblems(rules, lock)).toEqual([]);
});
