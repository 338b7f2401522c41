import { detection, e2eResult, proof, result } from '../../support/trace';
import { atRule, finds } from '../../support/trace-cases';

const noPass = { kind: 'not passed', message: 'no test of VAL-NAME passed in the layer unit', ...atRule } as const;
finds('tests of a rule', [
  {
    what: 'a layer without a test',
    given: { results: [e2eResult()], testFiles: [] },
    failures: [{ kind: 'untested', message: 'VAL-NAME has no test in the layer unit', ...atRule }],
  },
  {
    what: 'a layer whose tests cover another rule',
    given: { results: [result({ tags: ['meta'] }), e2eResult()] },
    failures: [{ kind: 'untested', message: 'VAL-NAME has no test in the layer unit', ...atRule }],
  },
  {
    what: 'a layer whose only test was skipped',
    given: { results: [result({ outcome: 'skipped' }), e2eResult()] },
    failures: [
      {
        kind: 'skipped',
        message: 'VAL-NAME has 1 test in the layer unit, but all were skipped or filtered out',
        ...atRule,
      },
    ],
  },
  {
    what: 'a layer whose tests were all skipped',
    given: { results: [result({ outcome: 'skipped' }), result({ outcome: 'skipped', line: 9 }), e2eResult()] },
    failures: [
      {
        kind: 'skipped',
        message: 'VAL-NAME has 2 tests in the layer unit, but all were skipped or filtered out',
        ...atRule,
      },
    ],
  },
  {
    what: 'a layer whose only test failed',
    given: { results: [result({ outcome: 'failed' }), e2eResult()] },
    failures: [{ kind: 'failed test' }, noPass],
  },
  {
    what: 'a layer whose only test was expected to fail',
    given: { results: [result({ expectedToFail: true }), e2eResult()] },
    failures: [{ kind: 'expected to fail' }, noPass],
  },
  {
    what: 'a layer whose only test is flaky',
    given: { results: [result({ flaky: true }), e2eResult()] },
    failures: [{ kind: 'flaky' }, noPass],
  },
  {
    what: 'a layer with one failed and one skipped test',
    given: { results: [result({ outcome: 'failed' }), result({ outcome: 'skipped' }), e2eResult()] },
    failures: [{ kind: 'failed test' }, noPass],
  },
]);

const noProof = {
  kind: 'unproved',
  message: 'no fault shows that the tests of VAL-NAME in the layer e2e can fail',
  ...atRule,
} as const;
const unitProof = proof({ detections: [detection()] });
finds('proofs of a rule', [
  { what: 'a layer without a proof', given: { proofs: [unitProof] }, failures: [noProof] },
  {
    what: 'a layer whose proof belongs to an old revision',
    given: { proofs: [unitProof, proof({ detections: [detection({ tag: 'VAL-NAME~1', layer: 'e2e' })] })] },
    failures: [noProof],
  },
  {
    what: 'a layer in which no test failed',
    given: { proofs: [unitProof, proof({ detections: [detection({ layer: 'e2e', failed: 0 })] })] },
    failures: [noProof],
  },
  {
    what: 'a stale proof beside a current one',
    given: { proofs: [proof(), proof({ what: 'The name may be empty.', file: 'src/name.ts', stale: 'it changed' })] },
    failures: [
      {
        kind: 'stale proof',
        message: '“The name may be empty.” is not proved: it changed',
        file: 'src/name.ts',
        line: undefined,
        rule: undefined,
      },
    ],
  },
  {
    what: 'a stale proof without a rule',
    given: { proofs: [proof(), proof({ what: 'Every operator was changed.', detections: [], stale: 'it changed' })] },
    failures: [{ message: '“Every operator was changed.” is not proved: it changed' }],
  },
  {
    what: 'no proof at all, for each layer',
    given: { proofs: [] },
    failures: [{ message: 'no fault shows that the tests of VAL-NAME in the layer unit can fail' }, noProof],
  },
]);
