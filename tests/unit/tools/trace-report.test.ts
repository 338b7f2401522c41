import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import type { Rule } from '../../../spec/rules';
import type { TraceInput } from '../../../tools/trace/model';
import { report } from '../../../tools/trace/report/page';
import { trace } from '../../../tools/trace/trace';
import { meta } from '../../support/covers';
import { textOf } from '../../support/text';
import { detection, e2eResult, input, proof, result, rule, stamp } from '../../support/trace';

const pageOf = (given: Partial<TraceInput> = {}) => parse(report(trace(input(given))));
const inOneLine = (element: HTMLElement) => textOf(element).replaceAll('\n', ' ');
const textsOf = (selector: string, given: Partial<TraceInput> = {}) =>
  pageOf(given).querySelectorAll(selector).map(inOneLine);

/** The text under a heading of the report's only rule. */
function under(heading: string, given: Partial<TraceInput> = {}): string | undefined {
  const entries = pageOf(given).querySelectorAll('.rule dl > div');
  const entry = entries.find((found) => found.querySelector('dt')?.text === heading)?.querySelector('dd');
  return entry ? inOneLine(entry) : undefined;
}

test('the report shows the id, revision and state of a rule', meta, () => {
  expect(textsOf('.rule .name')).toEqual(['VAL-NAME revision 2 Tested and proved']);
});

test('the report shows the statement of a rule', meta, () => {
  expect(textsOf('.rule h4')).toEqual(['When the name is empty, the form shall ask for it.']);
});

test('a rule has a link to itself', meta, () => {
  expect(pageOf().querySelector('article#VAL-NAME a[href="#VAL-NAME"]')).not.toBeNull();
});

const ours: Rule = { ...rule, origin: 'extension', reason: 'It helps.' };
const { fixture: _, ...without } = rule;
const facts = [
  { what: 'section', heading: 'Section', given: {}, words: '5. Validation rules' },
  { what: 'layers', heading: 'Layers', given: {}, words: 'unit tested, proved e2e tested, proved' },
  { what: 'origin', heading: 'Origin', given: {}, words: 'Specification (spec/rules.ts:40)' },
  {
    what: 'reason of an extension',
    heading: 'Origin',
    given: { rules: [ours] },
    words: 'Extension: It helps. (spec/rules.ts:40)',
  },
  { what: 'values', heading: 'Values', given: {}, words: 'contact-form.fields' },
  { what: 'lack of values', heading: 'Values', given: { rules: [without] }, words: undefined },
  {
    what: 'layers without a test',
    heading: 'Layers',
    given: { results: [], proofs: [] },
    words: 'unit no test, not proved e2e no test, not proved',
  },
  {
    what: 'layers in which nothing passed or all was skipped',
    heading: 'Layers',
    given: {
      results: [result({ outcome: 'failed' }), e2eResult({ outcome: 'skipped' })],
      proofs: [proof({ stale: 'it changed' })],
    },
    words: 'unit not passed, proof stale e2e skipped, proof stale',
  },
  { what: 'lack of tests', heading: 'Tests', given: { results: [] }, words: 'No test covers this rule.' },
  {
    what: 'lack of proofs',
    heading: 'Proofs',
    given: { proofs: [] },
    words: 'No fault shows that these tests can fail.',
  },
  {
    what: 'tests with file, line, layer and result',
    heading: 'Tests',
    given: {},
    words:
      'tests/unit/name.test.ts:3 unit passed rejects an empty name e2e/form.spec.ts:8 e2e passed the form asks for a name',
  },
  {
    what: 'tests of one call together',
    heading: 'Tests',
    given: {
      results: [
        result({ title: 'a > 1' }),
        result({ title: 'a > 2' }),
        result({ title: 'a > 3', outcome: 'failed' }),
        result({ title: 'a > 4', flaky: true }),
        result({ title: 'a > 5', expectedToFail: true }),
        result({ title: 'a > 6', outcome: 'skipped' }),
      ],
    },
    words:
      'tests/unit/name.test.ts:3 unit 2 passed, 1 failed, 1 flaky, 1 failed as expected, 1 skipped a › 1 and 5 more ' +
      'a › 1 a › 2 a › 3 (failed) a › 4 (flaky) a › 5 (failed as expected) a › 6 (skipped)',
  },
  {
    what: 'proofs with the fault and the tests that detected it',
    heading: 'Proofs',
    given: { proofs: [proof({ detections: [detection({ example: 'a group > a name' })] })] },
    words:
      'Fault injection: The name may be left empty. src/contact/validation.ts unit: 2 of 3 tests failed, such as ' +
      '"a group › a name"',
  },
  {
    what: 'stale proofs',
    heading: 'Proofs',
    given: {
      proofs: [proof({ kind: 'fixture', stale: 'it changed', detections: [detection({ failed: 1, total: 1 })] })],
    },
    words:
      'Fixture mutation: The name may be left empty. src/contact/validation.ts unit: 1 of 1 test failed, ' +
      'such as "rejects an empty name" Stale: it changed',
  },
  {
    what: 'mutation runs',
    heading: 'Proofs',
    given: { proofs: [proof({ kind: 'logic', detections: [detection({ failed: 7, total: 9 })] })] },
    words:
      'Mutation testing: The name may be left empty. src/contact/validation.ts unit: 7 of 9 mutants killed, ' +
      'such as "rejects an empty name"',
  },
];
for (const { what, heading, given, words } of facts) {
  test(`the report shows the ${what} of a rule`, meta, () => {
    expect(under(heading, given)).toBe(words);
  });
}

test('links to tests, proofs and values are relative to the folder of the report', meta, () => {
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

const overviews = [
  {
    what: 'a complete state',
    given: {},
    words: [
      'Rules 1 1 tested and proved',
      'Tests 2 2 passed',
      'Proofs 1 1 by fault injection',
      'Commit c0ffee without uncommitted changes',
      'Run Current The results come from a complete run on the project as it is now.',
    ],
  },
  {
    what: 'an incomplete state',
    given: {
      results: [result({ tags: ['meta'] }), result({ tags: ['meta'], outcome: 'failed' } as const)],
      proofs: [proof({ stale: 'it changed' })],
      committed: false,
      now: stamp({ tree: 'tree-2' }),
    },
    words: [
      'Rules 1 1 not tested',
      'Tests 2 1 passed, 1 failed, 2 without a rule (meta)',
      'Proofs 1 1 stale or missing',
      'Commit c0ffee with uncommitted changes',
      'Run Outdated The results do not come from a complete run on the project as it is now.',
    ],
  },
];
for (const { what, given, words } of overviews) {
  test(`the report begins with totals, commit and run: ${what}`, meta, () => {
    expect(textsOf('.facts > div', given)).toEqual(words);
  });
}

test('the report says that there are no problems', meta, () => {
  expect(textsOf('.verdict')).toEqual(['No problems']);
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
    '1 warning These proofs must be renewed. They do not fail the trace for now. Stale or missing proofs: 1 ' +
      '"The name may be left empty." is not proved: it changed (src/contact/validation.ts)',
  ]);
});

test('the report counts the rules of each section', meta, () => {
  const sentence = { section: 5, sentence: 'The rules run on submit.', reason: 'Introduces the table.' } as const;
  const given = { rules: [rule, { ...ours, id: 'VAL-OURS' } as const], informative: [sentence] };
  expect(textsOf('tbody tr, tfoot tr', given).filter((text) => !text.endsWith('0 0 0'))).toEqual([
    '5. Validation rules 1 1 1',
    'Total 1 1 1',
  ]);
});

test('the report lists sentences that cannot be tested, with reasons', meta, () => {
  const sentence = { section: 5, sentence: 'The rules run on submit.', reason: 'Introduces the table.' } as const;
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

const attack = '<img src=x onerror="alert(1)"> & </script>';
const places: Readonly<Record<string, Partial<TraceInput>>> = {
  'the title of a test': { results: [result({ title: attack })] },
  'a tag': { results: [result({ tags: [attack] })] },
  'the file of a test': { results: [result({ file: attack })] },
  'the statement of a rule': { rules: [{ ...rule, statement: attack }] },
  'the reason of a rule': { rules: [{ ...ours, reason: attack }] },
  'the fixture of a rule': { rules: [{ ...rule, fixture: attack }] },
  'an informative sentence': { informative: [{ section: 1, sentence: attack, reason: attack }] },
  'the sentence of a fault': { proofs: [proof({ what: attack })] },
  'the title of a detecting test': { proofs: [proof({ detections: [detection({ example: attack })] })] },
  'the reason of a stale proof': { proofs: [proof({ stale: attack })] },
};
for (const [place, given] of Object.entries(places)) {
  test(`the report escapes HTML in ${place}`, meta, () => {
    const text = report(trace(input(given)));
    expect(text).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &lt;/script&gt;');
    expect(parse(text).querySelector('img')).toBeNull();
  });
}

test('the same trace yields the same report', meta, () => {
  expect(report(trace(input()))).toBe(report(trace(input())));
});
