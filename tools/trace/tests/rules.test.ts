import { atRule, atUnitTest, failsOn } from './support/cases';
import { detection, e2eResult, proof, result, skippedResult } from './support/input';

const untested = `${atRule} untested: VAL-NAME has no test in the layer unit`;
const notPassed = `${atRule} not passed: no test of VAL-NAME passed in the layer unit`;
const skipped = skippedResult();
const failed = result({ outcome: 'failed' });
const skippedMessage = (tests: string) =>
  `${atRule} skipped: VAL-NAME has ${tests} in the layer unit, but all were skipped or filtered out`;

failsOn('the tests of a rule', [
  ['a layer without a test', { results: [e2eResult()], testFiles: [] }, untested],
  ['a layer whose tests cover another rule', { results: [result({ tags: ['meta'] }), e2eResult()] }, untested],
  ['a layer whose only test was skipped', { results: [skipped, e2eResult()] }, skippedMessage('1 test')],
  [
    'a layer whose tests were all skipped',
    { results: [skipped, { ...skipped, line: 9 }, e2eResult()] },
    skippedMessage('2 tests'),
  ],
  [
    'a layer whose only test failed',
    { results: [failed, e2eResult()] },
    `${atUnitTest} failed test: “rejects an empty name” failed`,
    notPassed,
  ],
  [
    'a layer whose only test was expected to fail',
    { results: [result({ expectedToFail: true }), e2eResult()] },
    `${atUnitTest} expected to fail: “rejects an empty name” passed only because it was expected to fail`,
    notPassed,
  ],
  [
    'a layer whose only test is flaky',
    { results: [result({ flaky: true }), e2eResult()] },
    `${atUnitTest} flaky: “rejects an empty name” passed only on a retry`,
    notPassed,
  ],
  [
    'a layer with one failed and one skipped test',
    { results: [failed, skipped, e2eResult()] },
    `${atUnitTest} failed test: “rejects an empty name” failed`,
    notPassed,
  ],
]);

const unproved = (layer: string) =>
  `${atRule} unproved: no fault shows that the tests of VAL-NAME in the layer ${layer} can fail`;
const fixtureOnly = (layer: string) =>
  `${atRule} unproved: only changed expected values, and no fault in the product, show that the tests of VAL-NAME in the layer ${layer} can fail`;
const stale = (what: string, file: string) => `${file} stale proof: “${what}” is not proved: it changed`;
const unitProof = proof({ detections: [detection()] });
const renamed = proof({ what: 'The name may be empty.', file: 'src/name.ts', stale: 'it changed' });
const withoutRule = proof({ what: 'Every operator was changed.', detections: [], stale: 'it changed' });

failsOn('the proofs of a rule', [
  ['a layer without a proof', { proofs: [unitProof] }, unproved('e2e')],
  [
    'a layer whose proof belongs to an old revision',
    { proofs: [unitProof, proof({ detections: [detection({ tag: 'VAL-NAME~1', layer: 'e2e' })] })] },
    unproved('e2e'),
  ],
  [
    'a layer in which no test failed',
    { proofs: [unitProof, proof({ detections: [detection({ layer: 'e2e', failed: 0, red: [] })] })] },
    unproved('e2e'),
  ],
  [
    'a stale proof beside a current one',
    { proofs: [proof(), renamed] },
    stale('The name may be empty.', 'src/name.ts'),
  ],
  [
    'a stale proof without a rule',
    { proofs: [proof(), withoutRule] },
    stale('Every operator was changed.', 'src/contact/validation.ts'),
  ],
  [
    'only changed expected values in each layer',
    { proofs: [proof({ kind: 'fixture' })] },
    fixtureOnly('unit'),
    fixtureOnly('e2e'),
  ],
  ['no proof at all, for each layer', { proofs: [] }, unproved('unit'), unproved('e2e')],
]);
