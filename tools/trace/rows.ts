import type { Rule } from './declarations';
import { manualResults } from './manual-checks';
import type { Gap, LayerState, Row, RuleProof, TestCall, TraceInput } from './model';
import { isProved, proofStateOf, proofsOf, provedByOf } from './proof-state';
import type { TestResult } from './records';
import { relatedTo } from './related';

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

const isSkipped = ({ outcome }: TestResult) => outcome === 'skipped';

/** The tag that covers the current revision of a rule. */
const tagOf = ({ id, rev }: Rule) => `${id}~${rev}`;

function resultOf(tests: readonly TestResult[]): LayerState['result'] {
  if (tests.length === 0) return 'untested';
  if (tests.every(isSkipped)) return 'skipped';
  return tests.some(isConclusive) ? 'passed' : 'not passed';
}

const testsOf = (calls: readonly TestCall[], layer?: string) =>
  calls.flatMap((call) => (layer === undefined || call.layer === layer ? call.tests : []));

function stateOf(
  rule: Rule,
  layer: string,
  tests: readonly TestResult[],
  proofs: readonly RuleProof[],
  pinned: boolean,
) {
  const own = proofs.filter((proof) => proof.layer === layer);
  const skipped = tests.filter(isSkipped).length;
  return { layer, tests: tests.length, skipped, result: resultOf(tests), proof: proofStateOf(rule, own, pinned) };
}

function worst(layers: readonly LayerState[], tests: readonly TestResult[]): Row['result'] {
  if (tests.some((test) => !isSkipped(test) && !isConclusive(test))) return 'failed';
  if (layers.some(({ result }) => result !== 'passed')) return 'untested';
  if (!isProved(layers)) return 'unproved';
  if (layers.some(({ skipped }) => skipped > 0)) return 'partial';
  return layers.some(({ proof }) => proof === 'pinned') ? 'pinned' : 'passed';
}

/** A rule with the tests that cover its current revision, the faults that they detected, and what else is known of it. */
export function rowOf(rule: Rule, allCalls: readonly TestCall[], input: TraceInput): Row {
  const tag = tagOf(rule);
  const library = input.library.find((one) => one.rule === tag);
  const calls = allCalls.filter(({ tags }) => tags.includes(tag));
  const proofs = proofsOf(tag, input.proofs);
  const layers = rule.layers.map((layer) => stateOf(rule, layer, testsOf(calls, layer), proofs, library !== undefined));
  const sentenceOf = (source: string) => ({
    place: source.slice(0, source.indexOf('#')),
    text: input.sentences[source],
  });
  return {
    rule,
    line: input.ruleLines[rule.id],
    result: worst(layers, testsOf(calls)),
    layers,
    calls,
    proofs,
    provedBy: provedByOf(layers, proofs),
    library,
    sentences: (rule.source ?? []).map(sentenceOf),
    related: relatedTo(rule, input.rules),
    manual: manualResults(rule, input.manualChecks),
  };
}

/** The tests that were skipped because the machine lacks something, by reason, rule and layer. */
export function gapsOf(rows: readonly Row[]): readonly Gap[] {
  const skipped = rows.flatMap(({ rule: { id }, layers, calls }) =>
    layers.flatMap(({ layer }) =>
      testsOf(calls, layer).flatMap(({ outcome, note }) => (outcome === 'skipped' && note ? { id, layer, note } : [])),
    ),
  );
  return [...new Set(skipped.map(({ note }) => note))].map((reason) => {
    const rules = new Map<string, Gap['rules'][number]>();
    for (const { id, layer } of skipped.filter(({ note }) => note === reason)) {
      const tests = (rules.get(`${id} ${layer}`)?.tests ?? 0) + 1;
      rules.set(`${id} ${layer}`, { id, layer, tests });
    }
    return { reason, rules: [...rules.values()] };
  });
}
