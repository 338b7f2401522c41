import { e2eResult, result } from '../../support/trace';
import { atUnitTest, finds, withResult } from '../../support/trace-cases';

const withTags = (...tags: string[]) => withResult({ tags });
finds('tags', [
  {
    what: 'a tag of a rule that does not exist',
    given: withTags('VAL-GONE~1'),
    failures: [{ kind: 'tag', message: '“another test” names VAL-GONE~1, which is no rule', ...atUnitTest }],
  },
  {
    what: 'a tag of an old revision',
    given: withTags('VAL-NAME~1'),
    failures: [
      { kind: 'tag', message: '“another test” names VAL-NAME~1, but the rule is at revision 2', ...atUnitTest },
    ],
  },
  {
    what: 'a tag without a revision',
    given: withTags('VAL-NAME'),
    failures: [{ kind: 'tag', message: '“another test” names VAL-NAME, but the rule is at revision 2', ...atUnitTest }],
  },
  {
    what: 'two wrong tags',
    given: withTags('VAL-GONE~1', 'VAL-NAME~2', 'VAL-LOST~3'),
    failures: [
      { kind: 'tag', message: '“another test” names VAL-GONE~1, which is no rule', ...atUnitTest },
      { kind: 'tag', message: '“another test” names VAL-LOST~3, which is no rule', ...atUnitTest },
    ],
  },
  {
    what: 'a test without a tag',
    given: withTags(),
    failures: [{ kind: 'tag', message: '“another test” names no rule and is not marked meta', ...atUnitTest }],
  },
  {
    what: 'a rule beside the tag meta',
    given: withTags('meta', 'VAL-NAME~2'),
    failures: [{ kind: 'tag', message: '“another test” is marked meta, but names a rule', ...atUnitTest }],
  },
  {
    what: 'several tests of one call without a tag, once',
    given: { results: [result(), e2eResult(), ...['a', 'b', 'c'].map((title) => result({ title, tags: [] }))] },
    failures: [{ kind: 'tag', message: '“a” names no rule and is not marked meta', ...atUnitTest }],
  },
]);

finds('results', [
  {
    what: 'a failed test',
    given: withResult({ outcome: 'failed' }),
    failures: [{ kind: 'failed test', message: '“another test” failed', ...atUnitTest }],
  },
  {
    what: 'each failed test of one call',
    given: { results: [result(), e2eResult(), ...['a', 'b'].map((title) => result({ title, outcome: 'failed' }))] },
    failures: [{ message: '“a” failed' }, { message: '“b” failed' }],
  },
  {
    what: 'a failed test with the tag meta',
    given: withResult({ outcome: 'failed', tags: ['meta'] }),
    failures: [{ kind: 'failed test', message: '“another test” failed', ...atUnitTest }],
  },
  {
    what: 'a test that passed only because it was expected to fail',
    given: withResult({ expectedToFail: true }),
    failures: [
      {
        kind: 'expected to fail',
        message: '“another test” passed only because it was expected to fail',
        ...atUnitTest,
      },
    ],
  },
  {
    what: 'a test that was expected to fail and did not',
    given: withResult({ outcome: 'failed', expectedToFail: true }),
    failures: [{ kind: 'failed test', message: '“another test” failed', ...atUnitTest }],
  },
  {
    what: 'a flaky test',
    given: withResult({ flaky: true }),
    failures: [{ kind: 'flaky', message: '“another test” passed only on a retry', ...atUnitTest }],
  },
]);
