import { expect, test } from 'vitest';
import type { Rule } from '../declarations';
import type { RuleLock } from '../records';
import { hashOf, lockOf, lockProblems, lockText } from '../rule-lock';
import { meta } from '../tags';
import { rule } from './support/input';

const ours: Rule = { ...rule, id: 'VAL-OURS', origin: 'extension', reason: 'It helps.' };

const changes: Readonly<Record<string, readonly [before: Rule, after: Rule]>> = {
  statement: [rule, { ...rule, statement: 'When the name is empty, it shall be asked for.' }],
  section: [rule, { ...rule, section: 4 }],
  layers: [rule, { ...rule, layers: ['unit'] }],
  fixture: [rule, { ...rule, fixture: 'contact-form.rejected' }],
  origin: [rule, { ...ours, id: rule.id }],
  reason: [ours, { ...ours, reason: 'It is asked for.' }],
};
for (const [what, [before, after]] of Object.entries(changes)) {
  test(`hashOf depends on the ${what}`, meta, () => {
    expect(hashOf(after)).not.toBe(hashOf(before));
  });
}

test('hashOf does not depend on the id, revision and source', meta, () => {
  expect(hashOf({ ...rule, id: 'VAL-OTHER', rev: 7, source: ['5.6#4d3c2b1a'] })).toBe(hashOf(rule));
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
const relock = 'run `npm run trace -- --lock`';
const raised = `VAL-NAME is at revision 2, the lock at 1: ${relock}`;
const noLongerRule = `the lock has an entry for VAL-NAME, which is no longer a rule: ${relock}`;
type Case = readonly [what: string, rules: readonly Rule[], lock: RuleLock, message: string, refused: boolean];
const problems: readonly Case[] = [
  ['a new rule', [rule], {}, `the lock has no entry for VAL-NAME: ${relock}`, false],
  [
    'a changed text with the same revision',
    [rule],
    { 'VAL-NAME': { rev: 2, hash: 'other' } },
    'VAL-NAME has changed but is still at revision 2: raise its revision',
    true,
  ],
  ['a changed text with a new revision', [rule], { 'VAL-NAME': { rev: 1, hash: 'other' } }, raised, false],
  ['a new revision with the same text', [rule], { 'VAL-NAME': { rev: 1, hash } }, raised, false],
  ['a lower revision', [rule], { 'VAL-NAME': { rev: 3, hash } }, 'VAL-NAME went back from revision 3 to 2', true],
  ['a rule that no longer exists', [], lockOf([rule]), noLongerRule, false],
];
for (const [what, given, locked, message, refused] of problems) {
  test(`lockProblems reports ${what}`, meta, () => {
    expect(lockProblems(given, locked)).toEqual([{ id: 'VAL-NAME', message, refused }]);
  });
}

test('lockText gives each rule one line', meta, () => {
  const text = lockText({ 'VAL-A': { rev: 1, hash: 'aa' }, 'VAL-B': { rev: 2, hash: 'bb' } });
  expect(text).toBe('{\n  "VAL-A": { "rev": 1, "hash": "aa" },\n  "VAL-B": { "rev": 2, "hash": "bb" }\n}\n');
});
