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
  test(`hashOf depends on the ${what}`, meta, () => {
    expect(hashOf(after)).not.toBe(hashOf(before));
  });
}

test('hashOf does not depend on the id and revision', meta, () => {
  expect(hashOf({ ...rule, id: 'VAL-OTHER', rev: 7 })).toBe(hashOf(rule));
});

test('hashOf stays the same across versions of the tool', meta, () => {
  expect(hashOf(rule)).toBe('18a98ecb8968ea7f');
});

test('lockOf holds the revision and hash of each rule by id', meta, () => {
  expect(lockOf([rule])).toEqual({ 'VAL-NAME': { rev: 2, hash: hashOf(rule) } });
});

test('lockProblems accepts rules that match their lock', meta, () => {
  expect(lockProblems([rule, ours], lockOf([rule, ours]))).toEqual([]);
});

const hash = hashOf(rule);
const problems = [
  {
    what: 'a new rule',
    lock: {},
    problem: { message: 'the lock has no entry for VAL-NAME: run `npm run trace -- --lock`', refused: false },
  },
  {
    what: 'a changed text with the same revision',
    lock: { 'VAL-NAME': { rev: 2, hash: 'other' } },
    problem: { message: 'VAL-NAME has changed but is still at revision 2: raise its revision', refused: true },
  },
  {
    what: 'a changed text with a new revision',
    lock: { 'VAL-NAME': { rev: 1, hash: 'other' } },
    problem: {
      message: 'VAL-NAME is at revision 2, the lock at 1: run `npm run trace -- --lock`',
      refused: false,
    },
  },
  {
    what: 'a new revision with the same text',
    lock: { 'VAL-NAME': { rev: 1, hash } },
    problem: {
      message: 'VAL-NAME is at revision 2, the lock at 1: run `npm run trace -- --lock`',
      refused: false,
    },
  },
  {
    what: 'a lower revision',
    lock: { 'VAL-NAME': { rev: 3, hash } },
    problem: { message: 'VAL-NAME went back from revision 3 to 2', refused: true },
  },
];

for (const { what, lock: locked, problem } of problems) {
  test(`lockProblems reports ${what}`, meta, () => {
    expect(lockProblems([rule], locked)).toEqual([{ id: 'VAL-NAME', ...problem }]);
  });
}

test('lockProblems reports a rule that no longer exists', meta, () => {
  expect(lockProblems([], lockOf([rule]))).toEqual([
    {
      id: 'VAL-NAME',
      message: 'the lock has an entry for VAL-NAME, which is no longer a rule: run `npm run trace -- --lock`',
      refused: false,
    },
  ]);
});

test('lockText gives each rule one line', meta, () => {
  const text = lockText({ 'VAL-A': { rev: 1, hash: 'aa' }, 'VAL-B': { rev: 2, hash: 'bb' } });
  expect(text).toBe('{\n  "VAL-A": { "rev": 1, "hash": "aa" },\n  "VAL-B": { "rev": 2, "hash": "bb" }\n}\n');
});

test('the rules of this project match their lock', meta, () => {
  expect(lockProblems(rules, lock)).toEqual([]);
});
