import { placesOf, type Rule, sectionOf } from './declarations';
import type { Criterion, Outcomes, Row, TestCall, Trace, TraceInput } from './model';
import type { TestResult } from './records';

/** Groups results by `test` call. Sorts the calls by layer, file and line, because the order of results varies from run to run. */
export function callsOf(results: readonly TestResult[], layers: readonly string[]): readonly TestCall[] {
  const order = (a: TestCall, b: TestCall) =>
    layers.indexOf(a.layer) - layers.indexOf(b.layer) || a.file.localeCompare(b.file, 'en') || a.line - b.line;
  const calls = new Map<string, TestCall & { readonly tests: TestResult[] }>();
  for (const result of results) {
    const { layer, file, line, tags } = result;
    const key = JSON.stringify([layer, file, line, tags]);
    const call = calls.get(key);
    if (call) call.tests.push(result);
    else calls.set(key, { layer, file, line, tags, tests: [result] });
  }
  return [...calls.values()].sort(order);
}

/** Counts tests by outcome. */
export function outcomesOf(tests: readonly Pick<TestResult, 'outcome'>[]): Outcomes {
  const count = (wanted: TestResult['outcome']) => tests.filter(({ outcome }) => outcome === wanted).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

const isSkipped = ({ outcome }: TestResult) => outcome === 'skipped';

function resultOf(tests: readonly TestResult[]): Row['layers'][number]['result'] {
  if (tests.length === 0) return 'untested';
  if (tests.every(isSkipped)) return 'skipped';
  return tests.some(({ outcome }) => outcome === 'passed') ? 'passed' : 'not passed';
}

const testsOf = (calls: readonly TestCall[], layer?: string) =>
  calls.flatMap((call) => (layer === undefined || call.layer === layer ? call.tests : []));

function stateOf(row: Omit<Row, 'result'>): Row['result'] {
  const { layers, calls, faults, library } = row;
  if (testsOf(calls).some(({ outcome }) => outcome === 'failed')) return 'failed';
  if (layers.some(({ result }) => result !== 'passed')) return 'untested';
  const proved = faults.some(({ detected }) => detected !== undefined);
  if (!proved && !library) return 'unproved';
  if (layers.some(({ skipped }) => skipped > 0)) return 'partial';
  return proved ? 'passed' : 'pinned';
}

/** Makes the row of a rule, with its tests, faults and sources. */
export function rowOf(rule: Rule, allCalls: readonly TestCall[], input: TraceInput): Row {
  const { faults, proofs } = input;
  const calls = allCalls.filter(({ tags }) => tags.includes(rule.id));
  const places = placesOf(rule);
  const row = {
    rule,
    section: sectionOf(rule),
    sentences: places.map((place) => ({ place, text: input.sentences[place] })),
    decisions: input.decisions
      .filter((decision) => placesOf(decision).some((place) => places.includes(place)))
      .map(({ statement }) => statement),
    layers: rule.layers.map((layer) => {
      const tests = testsOf(calls, layer);
      return { layer, skipped: tests.filter(isSkipped).length, result: resultOf(tests) };
    }),
    calls,
    quotes: input.quotes.filter((quote) => quote.rule === rule.id),
    // A proof by a file that no longer has a test of the rule shows nothing.
    faults: faults
      .filter(({ rules }) => rules.includes(rule.id))
      .map((fault) => ({ ...fault, detected: calls.find(({ file }) => file === proofs[fault.id]?.[rule.id])?.file })),
    library: input.library.find((one) => one.rule === rule.id),
  };
  return { ...row, result: stateOf(row) };
}

/** Joins each criterion with its tests. */
export function criteriaOf({ criteria, results }: TraceInput): readonly Criterion[] {
  return Object.entries(criteria.tests).map(([name, references]) => {
    if (typeof references === 'string') return { name, reason: references, tests: [] };
    const tests = references.map(({ file, title = '' }) => ({
      ...{ file, title },
      outcomes: outcomesOf(results.filter((test) => test.file === file && test.title.endsWith(title))),
    }));
    return { name, reason: undefined, tests };
  });
}

/** Groups the skipped tests by reason, and by rule or subject. Omits tests whose rules are all waived. */
export function gapsOf(results: readonly TestResult[], { rules, waivers }: TraceInput): Trace['notCovered'] {
  const isRule = (tag: string) => rules.some(({ id }) => id === tag);
  const isWaived = (tags: readonly string[]) => tags.some(isRule) && tags.filter(isRule).every((tag) => waivers[tag]);
  const gaps = new Map<string, Record<string, number>>();
  for (const { outcome, note, tags } of results) {
    if (outcome !== 'skipped' || !note || isWaived(tags)) continue;
    const tests = gaps.get(note) ?? {};
    gaps.set(note, tests);
    for (const tag of tags) tests[tag] = (tests[tag] ?? 0) + 1;
  }
  return [...gaps].map(([reason, tests]) => ({ reason, tests }));
}
