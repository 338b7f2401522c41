import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rules } from '../../../spec/rules';
import { projectRoot } from '../../../tools/project-root';
import { ruleLinesIn } from '../../../tools/trace/read-project';
import { failureLine, summaryLine } from '../../../tools/trace/summary';
import { isTestOf } from '../../../tools/trace/test-files';
import { trace } from '../../../tools/trace/trace';
import { projectState } from '../../../tools/trace/tree';
import { meta } from '../../support/covers';
import { input } from '../../support/trace';

test('rules are found at their lines, counted from 1', meta, () => {
  const source = "export const rules = [\n  { id: 'VAL-A', rev: 1 },\n  // A comment\n  { id: 'VAL-B', rev: 1 },\n];";
  expect(ruleLinesIn(source)).toEqual({ 'VAL-A': 2, 'VAL-B': 4 });
});

test('every rule of this site is found at a line', meta, () => {
  const lines = ruleLinesIn(readFileSync(join(projectRoot, 'spec/rules.ts'), 'utf8'));
  expect(Object.keys(lines)).toEqual(rules.map(({ id }) => id));
});

const files = [
  { file: 'tests/unit/name.test.ts', layer: 'unit' },
  { file: 'tests/unit/pages/head.test.tsx', layer: 'unit' },
  { file: 'tests/component/form.test.tsx', layer: 'component' },
  { file: 'e2e/form.spec.ts', layer: 'e2e' },
  { file: 'tests/support/text.ts', layer: undefined },
  { file: 'e2e/support/test.ts', layer: undefined },
  { file: 'docs/tests/unit/name.test.ts', layer: undefined },
];
for (const { file, layer } of files) {
  test(`${file} ${layer ? `holds tests of the layer ${layer}` : 'holds no tests'}`, meta, () => {
    const layers = Object.entries(isTestOf).filter(([, pattern]) => pattern.test(file));
    expect(layers.map(([name]) => name)).toEqual(layer ? [layer] : []);
  });
}

test('the state of the project is told by its commit and a hash', meta, () => {
  expect(projectState()).toEqual({
    commit: expect.stringMatching(/^[0-9a-f]{40}$/),
    tree: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('a failure is told with its file and line', meta, () => {
  const failure = { kind: 'tag', message: 'no', file: 'e2e/form.spec.ts', line: 8, rule: undefined } as const;
  expect(failureLine(failure)).toBe('e2e/form.spec.ts:8  tag: no');
});

test('a failure of a whole file is told without a line', meta, () => {
  const failure = { kind: 'run', message: 'none', file: 'reports/run.json', line: undefined, rule: undefined } as const;
  expect(failureLine(failure)).toBe('reports/run.json  run: none');
});

const summaries = [
  { what: 'nothing', given: {}, words: '1 of 1 rule tested and proved, by 2 tests and 1 proof; nothing is wrong' },
  {
    what: 'one',
    given: { run: undefined },
    words: '1 of 1 rule tested and proved, by 2 tests and 1 proof; 1 problem',
  },
  { what: 'two', given: { proofs: [] }, words: '0 of 1 rule tested and proved, by 2 tests and 0 proofs; 2 problems' },
];
for (const { what, given, words } of summaries) {
  test(`the last line of a trace in which ${what} is wrong sums up`, meta, () => {
    expect(summaryLine(trace(input(given)))).toBe(`${words}; see reports/trace.html`);
  });
}
