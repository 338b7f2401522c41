import type { Rule } from './declarations';
import type { Gap, LayerState, Row, TestCall, TraceInput } from './model';
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

/** Whether a test passed on its first try and was not expected to fail. Only then does it show that a rule is satisfied. */
const isConclusive = ({ outcome, expectedToFail, flaky }: TestResult) =>
  outcome === 'passed' && !expectedToFail && !flaky;

const isSkipped = ({ outcome }: TestResult) => outcome === 'skipped';

function resultOf(tests: readonly TestResult[]): LayerState['result'] {
  if (tests.length === 0) return 'untested';
  if (tests.every(isSkipped)) return 'skipped';
  return tests.some(isConclusive) ? 'passed' : 'not passed';
}

const testsOf = (calls: readonly TestCall[], layer?: string) =>
  calls.flatMap((call) => (layer === undefined || call.layer === layer ? call.tests : []));

/** Returns the faults of a rule, each with the test that detected it. */
function faultsOf(id: string, { faults, proofs }: TraceInput): Row['faults'] {
  const own = faults.filter(({ rules }) => rules.includes(id));
  return own.map((fault) => ({ ...fault, detected: proofs[fault.id]?.[id] }));
}

/** Counts the different subjects of tests. */
const subjectsOf = (tests: readonly TestResult[], { subjects }: TraceInput) =>
  new Set(tests.map(({ title }) => subjects.of(title)).filter((name) => name && subjects.names.includes(name))).size;

/**
 * Returns the views in which tests of a rule passed, with the number of subjects on which they passed (`seen`) and should have
 * passed (`of`). If the run had tests of all subjects in a view, the two are equal. Otherwise, `of` is the number of subjects on
 * which the rule passed in all such views together or, if that is less than `seen`, the number of all subjects.
 */
function viewsOf(tests: readonly TestResult[], input: TraceInput): Row['views'] {
  const passed = tests.filter(isConclusive);
  const views = [...new Set(passed.flatMap(({ view }) => view ?? []))].sort();
  const inView = (results: readonly TestResult[], name: string) => results.filter(({ view }) => view === name);
  const total = input.subjects.names.length;
  const isWhole = (view: string) => subjectsOf(inView(input.results, view), input) === total;
  const inWhole = subjectsOf(
    passed.filter(({ view }) => view && isWhole(view)),
    input,
  );
  return views.map((view) => {
    const seen = subjectsOf(inView(passed, view), input);
    return seen === 0 ? { view } : { view, seen, of: isWhole(view) ? seen : inWhole < seen ? total : inWhole };
  });
}

function stateOf(row: Omit<Row, 'result'>): Row['result'] {
  const { layers, calls, faults, library } = row;
  if (testsOf(calls).some((test) => !isSkipped(test) && !isConclusive(test))) return 'failed';
  if (layers.some(({ result }) => result !== 'passed')) return 'untested';
  const proved = faults.some(({ detected }) => detected !== undefined);
  if (!proved && !library) return 'unproved';
  if (layers.some(({ skipped }) => skipped > 0)) return 'partial';
  return proved ? 'passed' : 'pinned';
}

/** Makes the row of a rule, with its tests, faults and sources. */
export function rowOf(rule: Rule, allCalls: readonly TestCall[], input: TraceInput): Row {
  const calls = allCalls.filter(({ tags }) => tags.includes(rule.id));
  const layers = rule.layers.map((layer) => {
    const tests = testsOf(calls, layer);
    return { layer, tests: tests.length, skipped: tests.filter(isSkipped).length, result: resultOf(tests) };
  });
  const row = {
    rule,
    place: input.places[rule.id],
    sentences: [rule.from ?? []].flat().map((place) => ({ place, text: input.sentences[place] })),
    layers,
    calls,
    views: viewsOf(testsOf(calls), input),
    quotes: input.quotes.filter((quote) => quote.rule === rule.id),
    fixture: input.fixtures[rule.id],
    faults: faultsOf(rule.id, input),
    library: input.library.find((one) => one.rule === rule.id),
  };
  return { ...row, result: stateOf(row) };
}

/** Groups the skipped tests by reason, rule and layer. Omits waived rules. */
export function gapsOf(all: readonly Row[], waivers: TraceInput['waivers']): readonly Gap[] {
  const rows = all.filter(({ rule }) => !waivers[rule.id]);
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
