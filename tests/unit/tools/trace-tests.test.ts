import { e2eResult, result } from '../../support/trace';
import { atUnitTest, finds, withGuest } from '../../support/trace-cases';

const withTags = (...tags: string[]) => withGuest({ tags });
finds('in the tags', [
  {
    what: 'a tag of a rule that does not exist',
    given: withTags('VAL-GONE~1'),
    failures: [{ kind: 'tag', message: '“a guest” names VAL-GONE~1, which is no rule', ...atUnitTest }],
  },
  {
    what: 'a tag of an old revision',
    given: withTags('VAL-NAME~1'),
    failures: [{ kind: 'tag', message: '“a guest” names VAL-NAME~1, but the rule is at revision 2', ...atUnitTest }],
  },
  {
    what: 'a tag without a revision',
    given: withTags('VAL-NAME'),
    failures: [{ kind: 'tag', message: '“a guest” names VAL-NAME, but the rule is at revision 2', ...atUnitTest }],
  },
  {
    what: 'two wrong tags',
    given: withTags('VAL-GONE~1', 'VAL-NAME~2', 'VAL-LOST~3'),
    failures: [
      { kind: 'tag', message: '“a guest” names VAL-GONE~1, which is no rule', ...atUnitTest },
      { kind: 'tag', message: '“a guest” names VAL-LOST~3, which is no rule', ...atUnitTest },
    ],
  },
  {
    what: 'a test without a tag',
    given: withTags(),
    failures: [{ kind: 'tag', message: '“a guest” names no rule and is not marked meta', ...atUnitTest }],
  },
  {
    what: 'a test of our own tools that names a rule',
    given: withTags('meta', 'VAL-NAME~2'),
    failures: [{ kind: 'tag', message: '“a guest” is marked meta, but names a rule', ...atUnitTest }],
  },
  {
    what: 'many tests of one call without a tag, once',
    given: { results: [result(), e2eResult(), ...['a', 'b', 'c'].map((title) => result({ title, tags: [] }))] },
    failures: [{ kind: 'tag', message: '“a” names no rule and is not marked meta', ...atUnitTest }],
  },
]);

finds('in the results', [
  {
    what: 'a failed test',
    given: withGuest({ outcome: 'failed' }),
    failures: [{ kind: 'failed test', message: '“a guest” failed', ...atUnitTest }],
  },
  {
    what: 'each failed test of one call',
    given: { results: [result(), e2eResult(), ...['a', 'b'].map((title) => result({ title, outcome: 'failed' }))] },
    failures: [{ message: '“a” failed' }, { message: '“b” failed' }],
  },
  {
    what: 'a failed test of our own tools',
    given: withGuest({ outcome: 'failed', tags: ['meta'] }),
    failures: [{ kind: 'failed test', message: '“a guest” failed', ...atUnitTest }],
  },
  {
    what: 'a test that passed only because it was expected to fail',
    given: withGuest({ expectedToFail: true }),
    failures: [
      {
        kind: 'expected to fail',
        message: '“a guest” passed only because it was expected to fail',
        ...atUnitTest,
      },
    ],
  },
  {
    what: 'a test that was expected to fail and did not',
    given: withGuest({ outcome: 'failed', expectedToFail: true }),
    failures: [{ kind: 'failed test', message: '“a guest” failed', ...atUnitTest }],
  },
  {
    what: 'a flaky test',
    given: withGuest({ flaky: true }),
    failures: [{ kind: 'flaky', message: '“a guest” passed only after it had failed', ...atUnitTest }],
  },
]);
