import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import type { Rule } from '../../../spec/rules';
import type { TraceInput } from '../../../tools/trace/model';
import { report } from '../../../tools/trace/report/page';
import { trace } from '../../../tools/trace/trace';
import { meta } from '../../support/covers';
import { textOf } from '../../support/text';
import { e2eResult, input, proof, result, rule, sighting, stamp } from '../../support/trace';

const pageOf = (given: Partial<TraceInput> = {}) => parse(report(trace(input(given))));
const inOneLine = (element: HTMLElement) => textOf(element).replaceAll('\n', ' ');
const textsOf = (selector: string, given: Partial<TraceInput> = {}) =>
  pageOf(given).querySelectorAll(selector).map(inOneLine);

/** What stands under a heading of the one rule of the report. */
function told(heading: string, given: Partial<TraceInput> = {}): string | undefined {
  const entries = pageOf(given).querySelectorAll('.rule dl > div');
  const entry = entries.find((found) => found.querySelector('dt')?.text === heading)?.querySelector('dd');
  return entry ? inOneLine(entry) : undefined;
}

test('a rule stands in the report with its id, revision and standing', meta, () => {
  expect(textsOf('.rule .name')).toEqual(['VAL-NAME revision 2 Tested and proved']);
});

test('a rule stands in the report in our words', meta, () => {
  expect(textsOf('.rule h4')).toEqual(['When the name is empty, the form shall ask for it.']);
});

test('a rule can be linked to', meta, () => {
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
    words: 'Extension of ours: It helps. (spec/rules.ts:40)',
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
      proofs: [proof({ stale: 'it moved' })],
    },
    words: 'unit did not pass, proof no longer counts e2e skipped, proof no longer counts',
  },
  { what: 'lack of tests', heading: 'Tests', given: { results: [] }, words: 'No test names this rule.' },
  {
    what: 'lack of proofs',
    heading: 'Seen to fail',
    given: { proofs: [] },
    words: 'Nothing was broken to see these tests fail.',
  },
  {
    what: 'tests with file, line, layer and result',
    heading: 'Tests',
    given: {},
    words:
      'tests/unit/name.test.ts:3 unit passed a name is asked for e2e/form.spec.ts:8 e2e passed the form asks for a name',
  },
  {
    what: 'many tests of one call as one',
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
    what: 'proofs with what was broken, and what went red',
    heading: 'Seen to fail',
    given: { proofs: [proof({ sightings: [sighting({ example: 'a group > a name' })] })] },
    words:
      'Product broken: The name may be left empty. src/contact/validation.ts unit: 2 of 3 tests went red, such as ' +
      '"a group › a name"',
  },
  {
    what: 'stale proofs',
    heading: 'Seen to fail',
    given: { proofs: [proof({ kind: 'flip', stale: 'it moved', sightings: [sighting({ red: 1, of: 1 })] })] },
    words:
      'Expected value changed: The name may be left empty. src/contact/validation.ts unit: 1 of 1 test went red, ' +
      'such as "a name is asked for" This no longer counts: it moved',
  },
];
for (const { what, heading, given, words } of facts) {
  test(`a rule stands in the report with its ${what}`, meta, () => {
    expect(told(heading, given)).toBe(words);
  });
}

test('tests, proofs and values are linked from the folder of the report', meta, () => {
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
    what: 'totals, the commit and the run',
    given: {},
    words: [
      'Rules 1 1 tested and proved',
      'Tests 2 2 passed',
      'Proofs 1 1 of the product',
      'Commit c0ffee with nothing changed on top',
      'Run Of this state These results were made by a whole run on the project as it is.',
    ],
  },
  {
    what: 'what is not as it should be',
    given: {
      results: [result({ tags: ['meta'] }), result({ tags: ['meta'], outcome: 'failed' } as const)],
      proofs: [],
      committed: false,
      now: stamp({ tree: 'tree-2' }),
    },
    words: [
      'Rules 1 1 not tested',
      'Tests 2 1 passed, 1 failed, 2 of our own tools',
      'Proofs 0',
      'Commit c0ffee with changes that are not committed',
      'Run Not of this state These results do not speak of the project as it is.',
    ],
  },
];
for (const { what, given, words } of overviews) {
  test(`the report begins with ${what}`, meta, () => {
    expect(textsOf('.facts > div', given)).toEqual(words);
  });
}

test('a report without a failure says so', meta, () => {
  expect(textsOf('.verdict')).toEqual(['Nothing is wrong.']);
});

test('a report lists what is wrong by kind, with its place and its rule', meta, () => {
  const results = [result({ title: 'a guest', tags: [] }), result(), e2eResult()];
  const proofs = [proof({ sightings: [] })];
  expect(textsOf('.verdict', { results, proofs })).toEqual([
    '3 problems Tags: 1 "a guest" names no rule and is not marked meta (tests/unit/name.test.ts:3) ' +
      'Rules without a proof: 2 ' +
      'nothing was broken to prove that the tests of VAL-NAME in the layer unit can fail (spec/rules.ts:40, VAL-NAME) ' +
      'nothing was broken to prove that the tests of VAL-NAME in the layer e2e can fail (spec/rules.ts:40, VAL-NAME)',
  ]);
});

test('the report tells how many rules each section yielded', meta, () => {
  const sentence = { section: 5, sentence: 'The rules run on submit.', reason: 'Introduces the table.' } as const;
  const given = { rules: [rule, { ...ours, id: 'VAL-OURS' } as const], informative: [sentence] };
  expect(textsOf('tbody tr, tfoot tr', given).filter((text) => !text.endsWith('0 0 0'))).toEqual([
    '5. Validation rules 1 1 1',
    'Together 1 1 1',
  ]);
});

test('the report lists the sentences that yield no rule, and why', meta, () => {
  const sentence = { section: 5, sentence: 'The rules run on submit.', reason: 'Introduces the table.' } as const;
  expect(textsOf('table + details', { informative: [sentence] })).toEqual([
    'Sentences that yield no rule, and why: 1 The rules run on submit. Section 5. Introduces the table.',
  ]);
});

test('rules stand in the report under their sections', meta, () => {
  const group = pageOf().querySelector('.group[aria-labelledby="section-5"]');
  expect(group?.querySelectorAll('.rule').map(({ id }) => id)).toEqual(['VAL-NAME']);
});

test('a section that yields no rule says so', meta, () => {
  expect(textsOf('.group[aria-labelledby="section-1"] p')).toEqual(['This section yields no rule.']);
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
  'what was broken': { proofs: [proof({ what: attack })] },
  'the title of a test that went red': { proofs: [proof({ sightings: [sighting({ example: attack })] })] },
  'why a proof is stale': { proofs: [proof({ stale: attack })] },
};
for (const [place, given] of Object.entries(places)) {
  test(`HTML in ${place} stands in the report as text`, meta, () => {
    const text = report(trace(input(given)));
    expect(text).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &lt;/script&gt;');
    expect(parse(text).querySelector('img')).toBeNull();
  });
}

test('the same trace gives the same report', meta, () => {
  expect(report(trace(input()))).toBe(report(trace(input())));
});
