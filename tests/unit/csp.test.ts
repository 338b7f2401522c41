import { expect, test } from 'vitest';
import { builds } from '../../spec/extensions/policy';
import { contentPolicy } from '../../tools/hosting/csp';
import { contractPolicy, parsePolicy } from '../support/csp';

// e2e/served.spec.ts compares the policy of each built page with the hashes of its scripts and styles.
const [script, style] = [["'sha256-a='", "'sha256-b='"], ["'sha256-c='"]];

test.each(builds)('a build with $what has the directives of the contract', { tags: 'privacy' }, (build) => {
  const wanted = contractPolicy({ script, style }, build.changes);
  expect(parsePolicy(contentPolicy(script, style, build.variables))).toEqual(wanted);
  const plain = parsePolicy(contentPolicy(script, [], build.variables));
  expect(plain).toEqual({ ...wanted, 'style-src': ["'none'"] });
});
