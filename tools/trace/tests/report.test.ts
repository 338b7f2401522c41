import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import type { Rule } from '../declarations';
import type { TraceInput } from '../model';
import type { Detection, Proof } from '../records';
import { report } from '../report/page';
import { meta } from '../tags';
import { trace } from '../trace';
import { detection, e2eResult, input, manualCheck, proof, result, rule, skippedResult, stamp } from './support/input';
import { textOf } from './support/text';

const pageOf = (given: Partial<TraceInput> = {}) => parse(report(trace(input(given))));
const textsOf = (selector: string, given: Partial<TraceInput> = {}) =>
  pageOf(given).querySelectorAll(selector).map(textOf);

/** The text under a heading of the report's only rule. */
function under(heading: string, given: Partial<TraceInput> = {}): string | undefined {
  const entries = pageOf(given).querySelectorAll('.rule dl > div');
  const entry = entries.find((found) => found.querySelector('dt')?.text === heading)?.querySelector('dd');
  return entry ? textOf(entry) : undefined;
}

test('the report shows the id, revision and state of a rule', meta, () => {
  expect(textsOf('.rule .name')).toEqual(['VAL-NAME revision 2 Tested and proved']);
});

test('the report shows the statement of a rule', meta, () => {
  expect(textsOf('.rule h4')).toEqual(['When the name is empty, the form shall ask for it.']);
});

test('the report links each rule to itself', meta, () => {
  expect(pageOf().querySelector('article#VAL-NAME a[href="#VAL-NAME"]')).not.toBeNull();
});

const ours: Rule = { ...rule, origin: 'extension', reason: 'It helps.' };
const { fixture: _, ...withoutFixture } = rule;
const sourced: Rule = { ...rule, source: ['5.1#aaaa'] };
const library = [{ rule: 'VAL-NAME~2', package: 'form-library', reason: 'It asks for the name by itself.' }];
const callOfSix = [
  result({ title: 'a > 1' }),
  result({ title: 'a > 2' }),
  result({ title: 'a > 3', outcome: 'failed' }),
  result({ title: 'a > 4', flaky: true }),
  result({ title: 'a > 5', expectedToFail: true }),
  skippedResult({ title: 'a > 6' }),
];
const notPassed = {
  results: [result({ outcome: 'failed' }), e2eResult({ outcome: 'skipped' })],
  proofs: [proof({ stale: 'it changed' })],
};
/** A proof by one detection in the unit tests. */
const proofOf = (difference: Partial<Proof>, detected: Partial<Detection>) => ({
  proofs: [proof({ ...difference, detections: [detection(detected)] })],
});
const fault = 'The name may be left empty. src/contact/validation.ts';
const change = 'required: true required: false';
const red = 'expected true to be false expected true to be false tests/unit/name.test.ts › rejects an empty name';

type Fact = readonly [what: string, heading: string, given: Partial<TraceInput>, text: string | undefined];
const facts: readonly Fact[] = [
  ['section', 'Section', {}, '5. Validation rules'],
  ['layers', 'Layers', {}, 'unit tested, proved e2e tested, proved'],
  ['origin', 'Origin', {}, 'Specification (spec/rules.ts:40)'],
  ['reason of an extension', 'Origin', { rules: [ours] }, 'Extension: It helps. (spec/rules.ts:40)'],
  [
    'values',
    'Values',
    {},
    `contact-form.fields 1 of 2 entries { name: 'name', label: 'Your name' } spec/contact-form.ts`,
  ],
  ['sentences', 'Sentences', { rules: [sourced] }, '5.1'],
  [
    'quoted sentences',
    'Sentences',
    { rules: [sourced], sentences: { '5.1#aaaa': 'A name is required.' } },
    '5.1 A name is required.',
  ],
  ['related rules', 'Related', { rules: [rule, { ...rule, id: 'VAL-OTHER', section: 6 }] }, 'VAL-OTHER'],
  [
    'manual checks',
    'Manual checks',
    { manualChecks: [manualCheck({ note: 'NVDA 2026.1' })] },
    'Sent the form with a screen reader. passed A. Tester, 2026-11-02, commit c0ffee. NVDA 2026.1',
  ],
  [
    'outdated manual checks',
    'Manual checks',
    { manualChecks: [manualCheck({ rules: ['VAL-NAME~1'] })] },
    'Sent the form with a screen reader. outdated: the rule has changed since A. Tester, 2026-11-02, commit c0ffee',
  ],
  ['library behavior', 'Library behavior', { library }, 'form-library: It asks for the name by itself.'],
  ['lack of proofs of library behavior', 'Proofs', { library, proofs: [] }, undefined],
  ['lack of values', 'Values', { rules: [withoutFixture] }, undefined],
  ['layers without a test', 'Layers', { results: [], proofs: [] }, 'unit no test, not proved e2e no test, not proved'],
  [
    'layers in which nothing passed or all was skipped',
    'Layers',
    notPassed,
    'unit not passed, proof stale e2e skipped, proof stale',
  ],
  ['lack of tests', 'Tests', { results: [] }, 'No test covers this rule.'],
  ['lack of proofs', 'Proofs', { proofs: [] }, 'No fault shows that these tests can fail.'],
  [
    'tests with file, line, layer and result',
    'Tests',
    {},
    'tests/unit/name.test.ts:3 unit passed rejects an empty name e2e/form.spec.ts:8 e2e passed the form asks for a name',
  ],
  [
    'tests of one call together',
    'Tests',
    { results: callOfSix },
    'tests/unit/name.test.ts:3 unit 2 passed, 1 failed, 1 flaky, 1 failed as expected, 1 skipped a › 1 and 5 more ' +
      'a › 1 a › 2 a › 3 (failed) a › 4 (flaky) a › 5 (failed as expected) a › 6 (skipped: Firefox is not installed)',
  ],
  [
    'proofs with the fault and the tests that detected it',
    'Proofs',
    proofOf({}, {}),
    `Product fault: ${fault} ${change} unit 2 of 3 tests failed: ${red}`,
  ],
  [
    'stale proofs',
    'Proofs',
    proofOf({ kind: 'fixture', stale: 'it changed', change: { before: 'x', after: '' } }, { failed: 1, ran: 1 }),
    `Fixture mutation: ${fault} x (removed) unit 1 of 1 test failed: ${red} Stale: it changed`,
  ],
  [
    'mutation runs',
    'Proofs',
    proofOf({ kind: 'mutation', change: undefined }, { failed: 7, ran: 9 }),
    `Mutation testing: ${fault} unit 7 of 9 mutants killed: ${red}`,
  ],
];
for (const [what, heading, given, text] of facts) {
  test(`the report shows the ${what} of a rule`, meta, () => {
    expect(under(heading, given)).toBe(text);
  });
}

test('the report links to tests, proofs and values relative to its own folder', meta, () => {
  const links = pageOf().querySelectorAll('.rule dd .file');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '../spec/rules.ts#L40',
    '../spec/contact-form.ts',
    '../tests/unit/name.test.ts#L3',
    '../e2e/form.spec.ts#L8',
    '../src/contact/validation.ts',
    '../src/contact/validation.ts',
  ]);
});

const incomplete = {
  results: [result({ tags: ['meta'] }), result({ tags: ['meta'], outcome: 'failed' })],
  proofs: [proof({ stale: 'it changed' })],
  committed: false,
  now: stamp({ tree: 'tree-2' }),
};
const overviews: readonly (readonly [what: string, given: Partial<TraceInput>, ...lines: string[]])[] = [
  [
    'a complete state',
    {},
    'Rules 1 1 tested and proved',
    'Tests 2 2 passed',
    'Proofs 1 1 by product fault',
    'Commit c0ffee without uncommitted changes',
    'Run Current The results come from a complete run on the project as it is now.',
  ],
  [
    'an incomplete state',
    incomplete,
    'Rules 1 1 not tested',
    'Tests 2 1 passed, 1 failed, 2 without a rule (meta)',
    'Proofs 1 1 stale or missing',
    'Commit c0ffee with uncommitted changes',
    'Run Outdated The results do not come from a complete run on the project as it is now.',
  ],
];
test('the report shows a change without the indentation of its lines', meta, () => {
  const change = { before: '    a {\n      b\n    }', after: '    c' };
  const found = pageOf({ proofs: [proof({ change })] }).querySelectorAll('.change pre');
  expect(found.slice(0, 2).map(({ text }) => text)).toEqual(['<del>a {\n  b\n}</del>', '<ins>c</ins>']);
});

test('the report shows the date of the run and the fingerprint of the specification', meta, () => {
  const lines = textsOf('.facts > div', { rules: [sourced], run: stamp({ date: '2026-11-02T10:00:00.000Z' }) });
  expect(lines).toContainEqual(expect.stringMatching(/^Specification [0-9a-f]{12} fingerprint of the sentences/));
  expect(lines).toContainEqual(expect.stringMatching(/^Run Current 2026-11-02 10:00 UTC\. The results/));
});

for (const [what, given, ...lines] of overviews) {
  test(`the report begins with totals, commit and run of ${what}`, meta, () => {
    expect(textsOf('.facts > div', given)).toEqual(lines);
  });
}

test('the report says that there are no problems', meta, () => {
  expect(textsOf('.verdict')).toEqual(['No problems']);
});

test('the report shows what the run covered and what it did not, by rule', meta, () => {
  const results = [result(), e2eResult(), skippedResult()];
  expect(
    textsOf('[aria-labelledby="coverage"]', { results, coverage: ['Engines covered: Chromium 156 only'] }),
  ).toEqual([
    'Coverage Engines covered: Chromium 156 only Not covered on this machine: Firefox is not installed ' +
      'VAL-NAME: 1 unit test skipped',
  ]);
});

test('the report lists problems by kind, with place and rule', meta, () => {
  const results = [result({ title: 'another test', tags: [] }), result(), e2eResult()];
  const proofs = [proof({ detections: [] })];
  expect(textsOf('.verdict', { results, proofs })).toEqual([
    '3 problems Tags: 1 "another test" names no rule and is not marked meta (tests/unit/name.test.ts:3) ' +
      'Rules without a proof: 2 ' +
      'no fault shows that the tests of VAL-NAME in the layer unit can fail (spec/rules.ts:40, VAL-NAME) ' +
      'no fault shows that the tests of VAL-NAME in the layer e2e can fail (spec/rules.ts:40, VAL-NAME)',
  ]);
});

test('the report lists stale proofs apart from problems if they do not fail the trace', meta, () => {
  const proofs = [proof({ stale: 'it changed' })];
  expect(textsOf('.verdict', { proofs, staleProofsFail: false })).toEqual([
    'No problems',
    '1 warning These do not fail the trace. Stale or missing proofs: 1 ' +
      '"The name may be left empty." is not proved: it changed (src/contact/validation.ts)',
  ]);
});

const sentence = {
  section: 5,
  source: ['5.1#1b2c3d4e'],
  sentence: 'The rules run on submit.',
  reason: 'Introduces the table.',
} as const;

test('the report counts the rules of each section by origin, layer and proof', meta, () => {
  const given = { rules: [rule, { ...ours, id: 'VAL-OURS' }], informative: [sentence], sections: { 5: 'Validation' } };
  expect(textsOf('thead tr, tbody tr, tfoot tr', given)).toEqual([
    'Rules Tested in Proved by',
    'Specification Added Unit Component End to end Product fault Mutation Fixture only Library Not proved',
    '5. Validation 1 1 1 0 1 1 0 0 0 1',
    'Total 1 1 1 0 1 1 0 0 0 1',
  ]);
});

test('the report lists manual checks apart from tests', meta, () => {
  expect(textsOf('[aria-labelledby="manual"] li', { manualChecks: [manualCheck({ result: 'failed' })] })).toEqual([
    'Sent the form with a screen reader. failed A. Tester, 2026-11-02, commit c0ffee VAL-NAME',
  ]);
});

test('the report has no section for manual checks if there are none', meta, () => {
  expect(textsOf('[aria-labelledby="manual"]')).toEqual([]);
});

test('the report lists sentences that cannot be tested, with reasons', meta, () => {
  expect(textsOf('table + details', { informative: [sentence] })).toEqual([
    'Sentences that cannot be tested, with reasons: 1 The rules run on submit. Section 5. Introduces the table.',
  ]);
});

test('the report groups rules by section', meta, () => {
  const group = pageOf().querySelector('.group[aria-labelledby="section-5"]');
  expect(group?.querySelectorAll('.rule').map(({ id }) => id)).toEqual(['VAL-NAME']);
});

test('the report says if a section has no rules', meta, () => {
  expect(textsOf('.group[aria-labelledby="section-1"] p')).toEqual(['This section has no testable rules.']);
});

test('the report escapes HTML in all values', meta, () => {
  const attack = '<img src=x onerror="alert(1)"> & </script>';
  const text = report(
    trace(
      input({
        rules: [{ ...ours, statement: attack, reason: attack, fixture: attack, source: ['5.1#aaaa'] }],
        informative: [{ ...sentence, sentence: attack, reason: attack }],
        results: [result({ title: attack, file: attack }), result({ title: 'another', tags: [attack] })],
        manualChecks: [manualCheck({ what: attack, who: attack, note: attack })],
        fixtures: { [attack]: [attack] },
        sentences: { '5.1#aaaa': attack },
        title: attack,
        proofs: [
          proof({
            what: attack,
            stale: attack,
            change: { before: attack, after: attack },
            detections: [detection({ red: [{ message: attack, tests: [attack] }] })],
          }),
        ],
      }),
    ),
  );
  // The ten values above; problems repeat the tag, the title, the file and the proof.
  const escaped = text.match(/&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt; &amp; &lt;\/script&gt;/g);
  expect(escaped?.length).toBeGreaterThanOrEqual(10);
  expect(parse(text).querySelectorAll('img')).toEqual([]);
});
