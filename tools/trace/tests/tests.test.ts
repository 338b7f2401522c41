import { atUnitTest, failsOn, withResult } from './support/cases';
import { e2eResult, result } from './support/input';

const withTags = (...tags: string[]) => withResult({ tags });
const tag = (message: string) => `${atUnitTest} tag: “another test” ${message}`;

failsOn('tags', [
  ['a tag of a rule that does not exist', withTags('VAL-GONE~1'), tag('names VAL-GONE~1, which is no rule')],
  ['a tag of an old revision', withTags('VAL-NAME~1'), tag('names VAL-NAME~1, but the rule is at revision 2')],
  ['a tag without a revision', withTags('VAL-NAME'), tag('names VAL-NAME, but the rule is at revision 2')],
  [
    'two wrong tags',
    withTags('VAL-GONE~1', 'VAL-NAME~2', 'VAL-LOST~3'),
    tag('names VAL-GONE~1, which is no rule'),
    tag('names VAL-LOST~3, which is no rule'),
  ],
  ['a test without a tag', withTags(), tag('names no rule and is not marked meta')],
  ['a rule beside the tag meta', withTags('meta', 'VAL-NAME~2'), tag('is marked meta, but names a rule')],
  [
    'several tests of one call without a tag, once',
    { results: [result(), e2eResult(), ...['a', 'b', 'c'].map((title) => result({ title, tags: [] }))] },
    `${atUnitTest} tag: “a” names no rule and is not marked meta`,
  ],
]);

const failedTest = `${atUnitTest} failed test: “another test” failed`;
failsOn('results', [
  ['a failed test', withResult({ outcome: 'failed' }), failedTest],
  [
    'each failed test of one call',
    { results: [result(), e2eResult(), ...['a', 'b'].map((title) => result({ title, outcome: 'failed' }))] },
    `${atUnitTest} failed test: “a” failed`,
    `${atUnitTest} failed test: “b” failed`,
  ],
  ['a failed test with the tag meta', withResult({ outcome: 'failed', tags: ['meta'] }), failedTest],
  [
    'a test that passed only because it was expected to fail',
    withResult({ expectedToFail: true }),
    `${atUnitTest} expected to fail: “another test” passed only because it was expected to fail`,
  ],
  ['a test that was expected to fail and did not', withResult({ outcome: 'failed', expectedToFail: true }), failedTest],
  [
    'a test that was skipped without a reason',
    withResult({ outcome: 'skipped' }),
    `${atUnitTest} skipped test: “another test” was skipped, and does not say why`,
  ],
  ['a flaky test', withResult({ flaky: true }), `${atUnitTest} flaky: “another test” passed only on a retry`],
]);
