import type { Rule } from '../../spec/rules';
import { isSound } from './calls';
import type { Call, Layer, LayerState, Proof, Row, Seen, TestResult } from './model';

/** What a test names to hold a rule as it is now. */
const tagOf = ({ id, rev }: Rule) => `${id}~${rev}`;

function seenBy(tag: string, proofs: readonly Proof[]): readonly Seen[] {
  return proofs.flatMap(({ sightings, ...proof }) =>
    sightings
      .filter((sighting) => sighting.tag === tag && sighting.red > 0)
      .map(({ layer, red, of, example }) => ({ ...proof, layer, red, of, example })),
  );
}

function resultOf(tests: readonly TestResult[]): LayerState['result'] {
  if (tests.length === 0) return 'untested';
  if (tests.every(({ outcome }) => outcome === 'skipped')) return 'skipped';
  return tests.some(isSound) ? 'passed' : 'not passed';
}

function proofOf(seen: readonly Seen[]): LayerState['proof'] {
  if (seen.some(({ stale }) => stale === undefined)) return 'proved';
  return seen.length > 0 ? 'stale' : 'unproved';
}

const testsOf = (calls: readonly Call[]) => calls.flatMap(({ tests }) => tests);

function stateOf(layer: Layer, calls: readonly Call[], proofs: readonly Seen[]): LayerState {
  const tests = testsOf(calls.filter((call) => call.layer === layer));
  const seen = proofs.filter((proof) => proof.layer === layer);
  return { layer, tests: tests.length, result: resultOf(tests), proof: proofOf(seen) };
}

function worst(layers: readonly LayerState[], tests: readonly TestResult[]): Row['result'] {
  if (tests.some((test) => test.outcome !== 'skipped' && !isSound(test))) return 'failed';
  if (layers.some(({ result }) => result !== 'passed')) return 'untested';
  return layers.some(({ proof }) => proof !== 'proved') ? 'unproved' : 'passed';
}

/** A rule with the tests that name its present revision, and what was seen when something was broken. */
export function rowOf(
  rule: Rule,
  line: number | undefined,
  allCalls: readonly Call[],
  allProofs: readonly Proof[],
): Row {
  const tag = tagOf(rule);
  const calls = allCalls.filter(({ tags }) => tags.includes(tag));
  const proofs = seenBy(tag, allProofs);
  const layers = rule.layers.map((layer) => stateOf(layer, calls, proofs));
  return { rule, line, layers, calls, proofs, result: worst(layers, testsOf(calls)) };
}
