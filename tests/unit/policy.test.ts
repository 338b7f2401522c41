import { describe, expect, test } from 'vitest';
import { builds } from '../../spec/extensions/policy';
import { inlineHashes } from '../../tools/hosting/inline-hashes';
import { withPolicy } from '../../tools/hosting/page-policy';
import { contentPolicy } from '../../tools/hosting/policy';
import { meta } from '../support/covers';
import { contractPolicy, parsePolicy, policyOf } from '../support/policy';

const hashes = { scripts: ["'sha256-a='", "'sha256-b='"], styles: ["'sha256-c='"] };

describe('contentPolicy returns the directives of the contract for a build with', () => {
  for (const { what, variables, changes } of builds) {
    test(what, meta, () => {
      const wanted = contractPolicy({ script: hashes.scripts, style: hashes.styles }, changes);
      expect(parsePolicy(contentPolicy(hashes, variables))).toEqual(wanted);
    });
  }
});

test('contentPolicy allows no styles for a page without inline styles', meta, () => {
  expect(parsePolicy(contentPolicy({ ...hashes, styles: [] }, {}))['style-src']).toEqual(["'none'"]);
});

// The hashes of "a" and "b", as `printf a | openssl dgst -sha256 -binary | base64` gives them.
const a = "'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='";
const b = "'sha256-PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0='";

const pages = [
  { what: 'an inline script', html: '<script>a</script>', scripts: [a], styles: [] },
  { what: 'an inline module', html: '<script type="module">a</script>', scripts: [a], styles: [] },
  { what: 'two scripts', html: '<script>b</script><p></p><script>a</script>', scripts: [b, a], styles: [] },
  { what: 'the same style twice', html: '<style>a</style><style>a</style>', scripts: [], styles: [a] },
  {
    what: 'a style in a noscript element',
    html: '<noscript><style>b</style></noscript>',
    scripts: [],
    styles: [b],
  },
  { what: 'a script file (none)', html: '<script src="/a.js"></script>', scripts: [], styles: [] },
  {
    what: 'a script element with data (none)',
    html: '<script type="application/ld+json">a</script>',
    scripts: [],
    styles: [],
  },
];
describe('inlineHashes returns the hashes of a page with', () => {
  for (const { what, html, scripts, styles } of pages) {
    test(what, meta, () => {
      expect(inlineHashes(html)).toEqual({ scripts, styles });
    });
  }
});

const head = '<meta charset="utf-8" /><title>T</title><script>a</script><style>b</style>';

test('withPolicy adds the policy right after the encoding', meta, () => {
  const html = withPolicy(head, { VITE_EMAILJS_ORIGIN: '/' });
  const { found, wanted, standsFirst } = policyOf(html);
  expect({ found, standsFirst }).toEqual({ found: wanted, standsFirst: true });
  expect(html).toMatch(/^<meta charset="utf-8" \/><meta http-equiv="Content-Security-Policy" /);
});

for (const [what, html] of [
  ['has no encoding', '<title>T</title>'],
  ['has a script before its encoding', '<script>a</script><meta charset="utf-8">'],
] as const) {
  test(`withPolicy rejects a page that ${what}`, meta, () => {
    expect(() => withPolicy(html, {})).toThrow('no place for its policy');
  });
}
