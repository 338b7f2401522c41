import type { Rule } from '../declarations';
import { lockOf } from '../rule-lock';
import { atRule, failsOn } from './support/cases';
import { rule, stamp } from './support/input';

const outdated = 'reports/run.json run: the last run tested another state of the project, at c0ffee';
const overwritten = (report: string) => `${report} run: this report does not come from the last complete run`;

failsOn('the run', [
  [
    'no record of a run',
    { run: undefined },
    'reports/run.json run: there is no record of a complete run: run `npm test`',
  ],
  ['a file that changed since the run', { now: stamp({ tree: 'tree-2' }) }, `${outdated}: files have changed since`],
  [
    'a run on another commit',
    { now: stamp({ tree: 'tree-2', commit: 'decade' }) },
    `${outdated}: the current commit is decade`,
  ],
  [
    'an overwritten report',
    { now: stamp({ reports: { 'reports/vitest.json': 'v1', 'reports/e2e.json': 'e2' } }) },
    overwritten('reports/e2e.json'),
  ],
  ['a missing report', { now: stamp({ reports: { 'reports/e2e.json': 'e1' } }) }, overwritten('reports/vitest.json')],
  [
    'a report that the run did not write',
    { run: stamp({ reports: { 'reports/vitest.json': 'v1' } }) },
    overwritten('reports/e2e.json'),
  ],
  [
    'a test file that did not run',
    { testFiles: ['tests/unit/name.test.ts', 'tests/unit/forgotten.test.ts'] },
    'tests/unit/forgotten.test.ts:1 run: the run was partial: the reports have no result for this file',
  ],
]);

const inLibrary = { rule: 'VAL-NAME~2', package: 'form-library', reason: 'It does so.' };
const other: Rule = { ...rule, id: 'VAL-OTHER', rev: 1 };
failsOn('the table of rules', [
  [
    'library behavior of an old revision',
    { library: [inLibrary, { ...inLibrary, rule: 'VAL-NAME~1' }] },
    'spec/rules.ts library: the list of library behavior names VAL-NAME~1, but the rule is at revision 2',
  ],
  [
    'an id that is used three times',
    { rules: [rule, rule, rule] },
    `${atRule} duplicate rule: more than one rule has the id VAL-NAME`,
  ],
  [
    'a changed text without a new revision',
    { lock: lockOf([{ ...rule, statement: 'When the name is empty, nothing shall happen.' }]) },
    `${atRule} lock: VAL-NAME has changed but is still at revision 2: raise its revision`,
  ],
  [
    'a rule that is missing in the lock',
    { lock: {} },
    `${atRule} lock: the lock has no entry for VAL-NAME: run \`npm run trace -- --lock\``,
  ],
  [
    'a lock entry of a removed rule',
    { lock: lockOf([rule, other]) },
    'spec/rules.lock.json (VAL-OTHER) lock: the lock has an entry for VAL-OTHER, which is no longer a rule: ' +
      'run `npm run trace -- --lock`',
  ],
]);
