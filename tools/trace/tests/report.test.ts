import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import type { TraceInput } from '../model';
import { csv } from '../report/csv';
import { report } from '../report/page';
import { trace } from '../trace';
import { e2eResult, fault, input, result, rule, stamp } from './support/input';

const pageOf = (given: Partial<TraceInput> = {}) => parse(report(trace(input(given))));
/** Returns the text of the page in one line. */
const textOf = (given: Partial<TraceInput>) =>
  parse(pageOf(given).toString().replace(/<.*?>/gs, ' ')).text.replace(/\s+/g, ' ');

const skipped = result({ outcome: 'skipped', note: 'no Firefox' });
const quote = { rule: 'VAL-NAME', where: '/contact, under “Write”', file: 'spec/pages/contact.md', literal: [] };
const decided = {
  sentences: { '5.1': 'Ask.' },
  decisions: [{ from: ['5.1', '5.2'], statement: 'All scripts pass.' }],
};
const tests = { '3.3.1 Errors': [{ file: 'e2e/form.spec.ts', title: ': asks' }], '1.4.2 Audio': 'No sound.' };
const criteria = { title: 'WCAG', tests };
const informative = [{ from: '5.2', sentence: 'Rules run.', reason: 'Introduces.' }];
const asks = e2eResult({ title: 'the form: asks' });
const look = result({ tags: ['look'], row: { what: 'all text is visible', file: 'e2e/table.ts', line: 5 } });

// biome-ignore format: a table, one case per entry
const shown: Readonly<Record<string, readonly [given: Partial<TraceInput>, text: string]>> = {
  'its verdict': [{}, '✓ No problems. Rules: 1 proved'],
  'the three numbers': [{ results: [result(), e2eResult(), look] }, '1 rule of the specification 3 tests 3 passed 1 fault all detected by tests 1 test by subject cover'],
  'the commit': [{ now: { ...stamp, committed: false } }, 'Commit c0ffee, with uncommitted changes'],
  'that Git did not answer': [{ now: { withoutGit: 'fatal' }, run: {} }, 'Unknown: fatal'],
  'that there was no run': [{ run: undefined }, 'Tests run Never; not all tests'],
  'skipped tests and their reasons': [{ results: [result(), e2eResult(), skipped] }, 'Not run here no Firefox: 1 test ( VAL-NAME )'],
  'problems': [{ faults: [] }, '1 problem unproved nothing shows that the tests of VAL-NAME can fail: no fault names the rule spec/rules.ts'],
  'a rule, its sentence, and decisions': [decided, 'VAL-NAME When the name is empty, the form shall ask for it. Proved Source Sentence 5.1: “Ask.” Decision: All scripts pass.'],
  'a quoted list': [{ quotes: [{ ...quote, says: ['One', 'Two'] }] }, 'The page says One Two /contact, under “Write”, in spec/pages/contact.md'],
  'tests by layer with their results': [
    { results: [result(), result({ title: 'b', outcome: 'failed', note: 'no' }), e2eResult()] },
    'unit 1 of 2 failed rejects an empty name and others: 1 of 2 failed rejects an empty name b (failed: no) ' +
      'tests/unit/name.test.ts:3 e2e 1 passed asks for a name phone e2e/form.spec.ts:8',
  ],
  'faults and the files whose tests detected them': [
    {},
    'The name may be left empty. Detected by a test of the rule in tests/unit/name.test.ts ' +
      'Edit in src/form.ts empty-name − required: true + required: false',
  ],
  'the library that implements a rule': [{ library: [{ rule: 'VAL-NAME', package: 'lib', reason: 'It asks.' }] }, 'Library lib: It asks.'],
  'the tests of each criterion': [{ criteria, results: [asks, { ...asks, outcome: 'failed' }] }, '3.3.1 Errors 1 of 2 failed asks 1 of 2 failed e2e/form.spec.ts 1.4.2 Audio No test: No sound.'],
  'the tests of each subject': [{ results: [look, look] }, 'look How it looks 2 passed all text is visible 2 tests rejects an empty name rejects an empty name e2e/table.ts:5'],
  'sentences that cannot be tested': [{ ...decided, informative }, '5.2 Rules run. Introduces. Decision: All scripts pass.'],
};
test.each(Object.entries(shown))('the report shows %s', (_, [given, text]) => {
  expect(textOf(given)).toContain(text);
});

test('the report escapes HTML in all values', () => {
  const attack = '<img src=x onerror="alert(1)"> & </script>';
  const page = pageOf({
    rules: [{ ...rule, statement: attack, fixture: attack }],
    decisions: [{ from: '5.1', statement: attack }],
    results: [result({ title: attack, file: attack }), e2eResult({ project: attack })],
    faults: [{ ...fault, what: attack, find: attack, replace: attack }],
    sentences: { '5.1': attack },
    quotes: [{ rule: 'VAL-NAME', where: attack, file: attack, says: attack, literal: [] }],
    criteria: { title: attack, tests: { [attack]: attack } },
    subjects: { [attack]: attack },
    title: attack,
  });
  expect(page.querySelectorAll('img')).toEqual([]);
  expect(page.querySelector('[data-state] .statement')?.innerHTML).toContain('&lt;img src=x');
});

test('the CSV report has a line for each rule, with its results and proofs', () => {
  const statement = 'The form says “no”, or "yes".';
  const [, ...lines] = csv(trace(input({ rules: [{ ...rule, statement }] }))).split('\r\n');
  expect(lines).toEqual([
    '"§5.1","VAL-NAME","The form says “no”, or ""yes"".","Proved","2","0","0","tests/unit/name.test.ts, e2e/form.spec.ts","empty-name: tests/unit/name.test.ts"',
    '',
  ]);
});
