import type { Rule } from '../../../spec/rules';
import { lockOf } from '../../../tools/trace/rule-lock';
import { rule, stamp } from '../../support/trace';
import { atRule, finds } from '../../support/trace-cases';

const atRun = { kind: 'run', file: 'reports/run.json', line: undefined, rule: undefined } as const;

finds('run', [
  {
    what: 'no record of a run',
    given: { run: undefined },
    failures: [{ ...atRun, message: 'there is no record of a complete run: run `npm test`' }],
  },
  {
    what: 'a file that changed since the run',
    given: { now: stamp({ tree: 'tree-2' }) },
    failures: [
      { ...atRun, message: 'the last run tested another state of the project, at c0ffee: files have changed since' },
    ],
  },
  {
    what: 'a run on another commit',
    given: { now: stamp({ tree: 'tree-2', commit: 'decade' }) },
    failures: [
      {
        ...atRun,
        message: 'the last run tested another state of the project, at c0ffee: the current commit is decade',
      },
    ],
  },
  {
    what: 'a report that was overwritten',
    given: { now: stamp({ reports: { 'vitest.json': 'v1', 'e2e.json': 'e2' } }) },
    failures: [{ ...atRun, file: 'reports/e2e.json', message: 'this report does not come from the last complete run' }],
  },
  {
    what: 'a missing report',
    given: { now: stamp({ reports: { 'e2e.json': 'e1' } }) },
    failures: [
      { ...atRun, file: 'reports/vitest.json', message: 'this report does not come from the last complete run' },
    ],
  },
  {
    what: 'a report that the run did not write',
    given: { run: stamp({ reports: { 'vitest.json': 'v1' } }) },
    failures: [{ ...atRun, file: 'reports/e2e.json', message: 'this report does not come from the last complete run' }],
  },
  {
    what: 'a test file that did not run',
    given: { testFiles: ['tests/unit/name.test.ts', 'tests/unit/forgotten.test.ts'] },
    failures: [
      {
        ...atRun,
        file: 'tests/unit/forgotten.test.ts',
        line: 1,
        message: 'the run was partial: the reports have no result for this file',
      },
    ],
  },
]);

const other: Rule = { ...rule, id: 'VAL-OTHER', rev: 1 };
finds('table of rules', [
  {
    what: 'an id that is used three times',
    given: { rules: [rule, rule, rule] },
    failures: [{ kind: 'duplicate rule', message: 'more than one rule has the id VAL-NAME', ...atRule }],
  },
  {
    what: 'a changed text without a new revision',
    given: { lock: lockOf([{ ...rule, statement: 'When the name is empty, nothing shall happen.' }]) },
    failures: [
      { kind: 'lock', message: 'VAL-NAME has changed but is still at revision 2: raise its revision', ...atRule },
    ],
  },
  {
    what: 'a rule that is missing in the lock',
    given: { lock: {} },
    failures: [
      { kind: 'lock', message: 'the lock has no entry for VAL-NAME: run `npm run trace -- --lock`', ...atRule },
    ],
  },
  {
    what: 'a lock entry of a removed rule',
    given: { lock: lockOf([rule, other]) },
    failures: [
      {
        kind: 'lock',
        message: 'the lock has an entry for VAL-OTHER, which is no longer a rule: run `npm run trace -- --lock`',
        file: 'spec/rules.lock.json',
        line: undefined,
        rule: 'VAL-OTHER',
      },
    ],
  },
]);
