import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rules } from '../../../spec/rules';
import { projectRoot } from '../../../tools/project-root';
import { ruleLinesIn } from '../../../tools/trace/read-project';
import { problemLine, summaryLines } from '../../../tools/trace/summary';
import { trace } from '../../../tools/trace/trace';
import { isTestOf, projectState } from '../../../tools/trace/tree';
import { meta } from '../../support/covers';
import { input, proof, result } from '../../support/trace';

test('ruleLinesIn returns the line of each rule, counted from 1', meta, () => {
  const source = "export const rules = [\n  { id: 'VAL-A', rev: 1 },\n  // A comment\n  { id: 'VAL-B', rev: 1 },\n];";
  expect(ruleLinesIn(source)).toEqual({ 'VAL-A': 2, 'VAL-B': 4 });
});

test('ruleLinesIn finds every rule of this project', meta, () => {
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
  test(`isTestOf assigns ${file} to ${layer ? `the layer ${layer}` : 'no layer'}`, meta, () => {
    const layers = Object.entries(isTestOf).filter(([, pattern]) => pattern.test(file));
    expect(layers.map(([name]) => name)).toEqual(layer ? [layer] : []);
  });
}

test('projectState consists of a commit and a hash', meta, () => {
  expect(projectState()).toEqual({
    commit: expect.stringMatching(/^[0-9a-f]{40}$/),
    tree: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('problemLine begins with the file and line', meta, () => {
  const problem = { kind: 'tag', message: 'no', file: 'e2e/form.spec.ts', line: 8, rule: undefined } as const;
  expect(problemLine(problem)).toBe('e2e/form.spec.ts:8  tag: no');
});

test('problemLine omits the line of a problem that concerns a whole file', meta, () => {
  const problem = { kind: 'run', message: 'none', file: 'reports/run.json', line: undefined, rule: undefined } as const;
  expect(problemLine(problem)).toBe('reports/run.json  run: none');
});

const summaries = [
  {
    what: 'no problems',
    given: {},
    lines: ['Proofs: 1 of 1 current; rules without a current proof: 0', '1 of 1 rule tested by 2 tests; no problems'],
  },
  {
    what: 'one problem',
    given: { run: undefined },
    lines: ['Proofs: 1 of 1 current; rules without a current proof: 0', '1 of 1 rule tested by 2 tests; 1 problem'],
  },
  {
    what: 'a rule without a test in one layer',
    given: { results: [result()], testFiles: [] },
    lines: ['Proofs: 1 of 1 current; rules without a current proof: 0', '0 of 1 rule tested by 1 test; 1 problem'],
  },
  {
    what: 'a stale proof that fails the trace',
    given: { proofs: [proof({ stale: 'it changed' })] },
    lines: [
      'Proofs: 0 of 1 current, 1 stale or missing; rules without a current proof: 1',
      '1 of 1 rule tested by 2 tests; 1 problem',
    ],
  },
  {
    what: 'a stale proof that is only reported',
    given: { proofs: [proof({ stale: 'it changed' })], staleProofsFail: false },
    lines: [
      'Proofs: 0 of 1 current, 1 stale or missing; rules without a current proof: 1',
      '1 of 1 rule tested by 2 tests; no problems',
    ],
  },
];
for (const { what, given, lines } of summaries) {
  test(`summaryLines describe a trace with ${what}`, meta, () => {
    const [proofs, verdict] = lines;
    expect(summaryLines(trace(input(given)))).toEqual([proofs, `${verdict}; see reports/trace.html`]);
  });
}
