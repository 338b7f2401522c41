import { expect, test } from 'vitest';
import { builds } from '../../spec/extensions/policy';
import { withPolicy } from '../../tools/hosting/page-policy';
import { contentPolicy } from '../../tools/hosting/policy';
import { meta } from '../support/covers';
import { contractPolicy, parsePolicy, policyOf } from '../support/policy';

// e2e/policy.spec.ts compares the policy of each built page with the hashes of its scripts and styles.
const hashes = { scripts: ["'sha256-a='", "'sha256-b='"], styles: ["'sha256-c='"] };

test.each(builds)('contentPolicy returns the directives of the contract for a build with $what', meta, (build) => {
  const wanted = contractPolicy({ script: hashes.scripts, style: hashes.styles }, build.changes);
  expect(parsePolicy(contentPolicy(hashes, build.variables))).toEqual(wanted);
  const plain = parsePolicy(contentPolicy({ ...hashes, styles: [] }, build.variables));
  expect(plain).toEqual({ ...wanted, 'style-src': ["'none'"] });
});

test('withPolicy adds the policy right after the encoding, with the hashes of inline scripts and styles', meta, () => {
  const data = '<script type="application/ld+json">a</script><script src="/a.js"></script>';
  const source = `<meta charset="utf-8" /><script type="module">a</script><noscript><style>b</style></noscript>${data}`;
  const html = withPolicy(source, { VITE_EMAILJS_ORIGIN: '/' });
  const { found, wanted, standsFirst } = policyOf(html);
  expect({ found, standsFirst }).toEqual({ found: wanted, standsFirst: true });
  expect(html).toMatch(/^<meta charset="utf-8" \/><meta http-equiv="Content-Security-Policy" /);
  // The hash of "a", as `printf a | openssl dgst -sha256 -binary | base64` gives it.
  expect(found['script-src']).toEqual(["'self'", "'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='"]);
});

test.each([
  ['has no encoding', '<title>T</title>'],
  ['has a script before its encoding', '<script>a</script><meta charset="utf-8">'],
])('withPolicy rejects a page that %s', meta, (_what, html) => {
  expect(() => withPolicy(html, {})).toThrow('no place for its policy');
});
