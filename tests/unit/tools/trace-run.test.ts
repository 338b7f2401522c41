import type { Rule } from '../../../spec/rules';
import { lockOf } from '../../../tools/trace/rule-lock';
import { rule, stamp } from '../../support/trace';
import { atRule, finds } from '../../support/trace-cases';

const atRun = { kind: 'run', file: 'reports/run.json', line: undefined, rule: undefined } as const;

finds('in the run', [
  {
    what: 'no record of a run',
    given: { run: undefined },
    failures: [{ ...atRun, message: 'there is no record of a whole run: run `npm test`' }],
  },
  {
    what: 'a file that changed since the run',
    given: { now: stamp({ tree: 'tree-2' }) },
    failures: [
      { ...atRun, message: 'the run was on another state of the project, at c0ffee: files have changed since' },
    ],
  },
  {
    what: 'a run on another commit',
    given: { now: stamp({ tree: 'tree-2', commit: 'decade' }) },
    failures: [
      { ...atRun, message: 'the run was on another state of the project, at c0ffee: the project is at decade now' },
    ],
  },
  {
    what: 'a report that was written again',
    given: { now: stamp({ reports: { 'vitest.json': 'v1', 'e2e.json': 'e2' } }) },
    failures: [{ ...atRun, file: 'reports/e2e.json', message: 'this is not the report that the run left' }],
  },
  {
    what: 'a report that is gone',
    given: { now: stamp({ reports: { 'e2e.json': 'e1' } }) },
    failures: [{ ...atRun, file: 'reports/vitest.json', message: 'this is not the report that the run left' }],
  },
  {
    what: 'a report that the run did not leave',
    given: { run: stamp({ reports: { 'vitest.json': 'v1' } }) },
    failures: [{ ...atRun, file: 'reports/e2e.json', message: 'this is not the report that the run left' }],
  },
  {
    what: 'a test file that did not run',
    given: { testFiles: ['tests/unit/name.test.ts', 'tests/unit/forgotten.test.ts'] },
    failures: [
      {
        ...atRun,
        file: 'tests/unit/forgotten.test.ts',
        line: 1,
        message: 'the run was partial: the reports have no result of this file',
      },
    ],
  },
]);

const other: Rule = { ...rule, id: 'VAL-OTHER', rev: 1 };
finds('in the table of rules', [
  {
    what: 'an id given three times',
    given: { rules: [rule, rule, rule] },
    failures: [{ kind: 'duplicate rule', message: 'more than one rule is called VAL-NAME', ...atRule }],
  },
  {
    what: 'a text that changed without a new revision',
    given: { lock: lockOf([{ ...rule, statement: 'When the name is empty, nothing shall happen.' }]) },
    failures: [
      { kind: 'lock', message: 'VAL-NAME says something new, but is still at revision 2: raise it', ...atRule },
    ],
  },
  {
    what: 'a rule that the lock does not know',
    given: { lock: {} },
    failures: [{ kind: 'lock', message: 'the lock does not know VAL-NAME: run `npm run trace -- --lock`', ...atRule }],
  },
  {
    what: 'a lock that names a rule that is gone',
    given: { lock: lockOf([rule, other]) },
    failures: [
      {
        kind: 'lock',
        message: 'the lock names VAL-OTHER, which is no rule anymore: run `npm run trace -- --lock`',
        file: 'spec/rules.lock.json',
        line: undefined,
        rule: 'VAL-OTHER',
      },
    ],
  },
]);
