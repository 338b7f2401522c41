import type { Gap, LayerState, LibraryBehavior, Proof, Row, Rule, RuleProof, TestCall, TestResult } from './model';

/** Groups results by their `test` call, sorted by layer, file and line because runs vary in order. */
export function callsOf(results: readonly TestResult[], layers: readonly string[]): readonly TestCall[] {
  const order = (a: TestCall, b: TestCall) =>
    layers.indexOf(a.layer) - layers.indexOf(b.layer) || a.file.localeCompare(b.file, 'en') || a.line - b.line;
  const calls = new Map<string, TestCall & { readonly tests: TestResult[] }>();
  for (const result of results) {
    const { layer, file, line, tags, title } = result;
    const key = JSON.stringify([layer, file, line, tags]);
    const call = calls.get(key);
    if (call) call.tests.push(result);
    else calls.set(key, { layer, file, line, tags, title, tests: [result] });
  }
  return [...calls.values()].sort(order);
}

/** Whether a test passed in a way that shows its rule to hold: not by an expected failure, not on a retry. */
function isConclusive({ outcome, expectedToFail, flaky }: TestResult): boolean {
  return outcome === 'passed' && !expectedToFail && !flaky;
}

/** The tag that covers the current revision of a rule. */
export const tagOf = ({ id, rev }: Rule) => `${id}~${rev}`;

function proofsOf(tag: string, proofs: readonly Proof[]): readonly RuleProof[] {
  return proofs.flatMap(({ detections, ...proof }) =>
    detections
      .filter((detection) => detection.tag === tag && detection.failed > 0)
      .map(({ tag: _, ...detection }) => ({ ...proof, ...detection })),
  );
}

function resultOf(tests: readonly TestResult[]): LayerState['result'] {
  if (tests.length === 0) return 'untested';
  if (tests.every(({ outcome }) => outcome === 'skipped')) return 'skipped';
  return tests.some(isConclusive) ? 'passed' : 'not passed';
}

/**
 * A changed expected value shows only that tests read it, so alone it proves no rule of the specification. A rule that the
 * project added may be about that value itself.
 */
function proofStateOf(rule: Rule, proofs: readonly RuleProof[], pinned: boolean): LayerState['proof'] {
  const strong = proofs.filter(({ kind }) => kind !== 'fixture' || rule.origin === 'extension');
  if (strong.some(({ stale }) => stale === undefined)) return 'proved';
  if (pinned) return 'pinned';
  if (strong.length > 0) return 'stale';
  return proofs.length > 0 ? 'fixture only' : 'unproved';
}

const testsOf = (calls: readonly TestCall[]) => calls.flatMap(({ tests }) => tests);

function stateOf(
  rule: Rule,
  layer: string,
  calls: readonly TestCall[],
  proofs: readonly RuleProof[],
  pinned: boolean,
): LayerState {
  const tests = testsOf(calls.filter((call) => call.layer === layer));
  const own = proofs.filter((proof) => proof.layer === layer);
  const skipped = tests.filter(({ outcome }) => outcome === 'skipped').length;
  return { layer, tests: tests.length, skipped, result: resultOf(tests), proof: proofStateOf(rule, own, pinned) };
}

/** Whether every layer of a rule has a current proof, or none of the project's faults could break it. */
export const isProved = (layers: readonly LayerState[]) =>
  layers.every(({ proof }) => proof === 'proved' || proof === 'pinned');

function worst(layers: readonly LayerState[], tests: readonly TestResult[]): Row['result'] {
  if (tests.some((test) => test.outcome !== 'skipped' && !isConclusive(test))) return 'failed';
  if (layers.some(({ result }) => result !== 'passed')) return 'untested';
  if (!isProved(layers)) return 'unproved';
  if (layers.some(({ skipped }) => skipped > 0)) return 'partial';
  return layers.some(({ proof }) => proof === 'pinned') ? 'pinned' : 'passed';
}

/** The tests that were skipped because the machine lacks something, by reason, rule and layer. */
export function gapsOf(rows: readonly Row[]): readonly Gap[] {
  const skipped = rows.flatMap(({ rule, layers, calls }) =>
    layers.flatMap(({ layer }) => {
      const own = testsOf(calls.filter((call) => call.layer === layer));
      return own.flatMap(({ outcome, note }) => (outcome === 'skipped' && note ? { id: rule.id, layer, note } : []));
    }),
  );
  return [...new Set(skipped.map(({ note }) => note))].map((reason) => {
    const own = skipped.filter(({ note }) => note === reason);
    const places = new Map(own.map(({ id, layer }) => [`${id} ${layer}`, { id, layer }]));
    const rules = [...places.values()].map((place) => ({
      ...place,
      tests: own.filter(({ id, layer }) => id === place.id && layer === place.layer).length,
    }));
    return { reason, rules };
  });
}

/** A rule with the tests that cover its current revision and the faults that they detected. */
export function rowOf(
  rule: Rule,
  line: number | undefined,
  allCalls: readonly TestCall[],
  allProofs: readonly Proof[],
  library: LibraryBehavior | undefined,
): Row {
  const tag = tagOf(rule);
  const calls = allCalls.filter(({ tags }) => tags.includes(tag));
  const proofs = proofsOf(tag, allProofs);
  const layers = rule.layers.map((layer) => stateOf(rule, layer, calls, proofs, library !== undefined));
  return { rule, line, layers, calls, proofs, library, result: worst(layers, testsOf(calls)) };
}
