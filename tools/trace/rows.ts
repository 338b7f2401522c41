import { placesOf, type Reference, type Rule } from './declarations';
import type { TestResult, TraceInput } from './model';
import type { Outcomes, State } from './words';

/** One `test` call or row of a table, and the tests that it created: one or several, such as one for each page. */
export interface TestCall extends Pick<TestResult, 'layer' | 'file' | 'line' | 'row' | 'tags'> {
  readonly tests: readonly TestResult[];
}
/** One rule with its tests, results and faults. */
export type Row = ReturnType<typeof rowOf>;
/** One criterion of another document, with the results of its tests, or the reason why it has none. */
export type Criterion = ReturnType<typeof criteriaOf>[number];

/** Groups results by `test` call. Sorts the calls by layer, file and line, because the order of results varies from run to run. */
export function callsOf(results: readonly TestResult[], layers: readonly string[]): readonly TestCall[] {
  const calls = new Map<string, TestCall & { readonly tests: TestResult[] }>();
  for (const result of results) {
    const { layer, file, line, row, tags } = result;
    const key = JSON.stringify([layer, file, line, row, tags]);
    if (!calls.has(key)) calls.set(key, { layer, file, line, row, tags, tests: [] });
    calls.get(key)?.tests.push(result);
  }
  const rank = ({ layer }: TestCall) => layers.indexOf(layer);
  return [...calls.values()].sort((a, b) => rank(a) - rank(b) || a.file.localeCompare(b.file, 'en') || a.line - b.line);
}

/** Counts the outcomes of tests. */
export function outcomesOf(tests: readonly Pick<TestResult, 'outcome'>[]): Outcomes {
  const count = (wanted: TestResult['outcome']) => tests.filter(({ outcome }) => outcome === wanted).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

/** What the project decides about the sentences of a rule or note. */
export function decisionsOn(row: Parameters<typeof placesOf>[0], { decisions }: TraceInput): readonly string[] {
  const places = placesOf(row);
  const isAbout = (place: string) => places.includes(place);
  return decisions.flatMap((decision) => (placesOf(decision).some(isAbout) ? decision.statement : []));
}

function layerOf(layer: string, calls: readonly TestCall[]) {
  const { passed, failed, skipped } = outcomesOf(calls.flatMap((call) => (call.layer === layer ? call.tests : [])));
  const result = passed > 0 ? 'passed' : failed > 0 ? 'not passed' : skipped > 0 ? 'skipped' : 'untested';
  return { layer, skipped, result } as const;
}

/** The row of a rule: its tests, their outcomes, its faults, and its state. */
export function rowOf(rule: Rule, allCalls: readonly TestCall[], input: TraceInput) {
  const calls = allCalls.filter(({ tags }) => tags.includes(rule.id));
  const layers = rule.layers.map((layer) => layerOf(layer, calls));
  // A proof by a file that no longer has a test of the rule shows nothing.
  const faults = input.faults
    .filter(({ rules }) => rules.includes(rule.id))
    .map((fault) => ({
      ...fault,
      detected: calls.find(({ file }) => file === input.proofs[fault.id]?.[rule.id])?.file,
    }));
  const library = input.library.find((one) => one.rule === rule.id);
  const isProved = faults.some(({ detected }) => detected !== undefined);

  function state(): State {
    if (calls.some(({ tests }) => outcomesOf(tests).failed > 0)) return 'failed';
    if (input.waivers[rule.id]) return 'waived';
    if (layers.some(({ result }) => result !== 'passed')) return 'untested';
    if (!isProved && !library) return 'unproved';
    // Some of its tests did not run on this machine.
    if (layers.some(({ skipped }) => skipped > 0)) return 'partial';
    return isProved ? 'passed' : 'pinned';
  }
  return {
    ...{ rule, calls, layers, faults, library, state: state(), section: placesOf(rule)[0]?.split('.')[0] },
    /** The wording of a sentence is undefined if the document was not given. */
    sentences: placesOf(rule).map((place) => ({ place, text: input.sentences[place] })),
    decisions: decisionsOn(rule, input),
    quotes: input.quotes.filter((quote) => quote.rule === rule.id),
  };
}

/** The criteria with their tests and outcomes. */
export function criteriaOf({ criteria, results }: TraceInput) {
  const testsOf = ({ file, title = '' }: Reference) =>
    results.filter((test) => test.file === file && test.title.endsWith(title));
  return Object.entries(criteria.tests).map(([name, references]) => {
    const [reason, list] = typeof references === 'string' ? [references, []] : [undefined, references];
    const tests = list.map((reference) => ({ title: '', ...reference, outcomes: outcomesOf(testsOf(reference)) }));
    return { name, reason, tests, outcomes: outcomesOf(list.flatMap(testsOf)) };
  });
}

/** Groups the skipped tests by reason. Omits tests whose rules are all waived. */
export function gapsOf(results: readonly TestResult[], { rules, waivers }: TraceInput) {
  const isRule = (tag: string) => rules.some(({ id }) => id === tag);
  const isWaived = (tags: readonly string[]) => tags.some(isRule) && tags.filter(isRule).every((tag) => waivers[tag]);
  const skipped = results.filter(({ outcome, note, tags }) => outcome === 'skipped' && note && !isWaived(tags));
  return [...new Set(skipped.map(({ note = '' }) => note))].map((reason) => {
    const own = skipped.filter(({ note }) => note === reason);
    return { reason, tests: own.length, tags: [...new Set(own.flatMap(({ tags }) => tags))] };
  });
}
