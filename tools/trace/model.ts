import type { Informative, Rule } from '../../spec/rules';

/** Where a test runs: pure logic in Node, parts in a browser, the whole built site in a browser. */
export type Layer = Rule['layers'][number];

/** One test of one run, whichever runner ran it. */
export interface TestResult {
  readonly layer: Layer;
  /** Relative to the project, with forward slashes. */
  readonly file: string;
  /** Line of the `test` call, from 1. */
  readonly line: number;
  /** Its groups and its own title, joined by " > ". */
  readonly title: string;
  /** `ID~rev` of the rules that it names, or `meta`. */
  readonly tags: readonly string[];
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Marked as one that must fail: then its "passed" says the opposite. */
  readonly expectedToFail: boolean;
  /** Passed only after it had failed. */
  readonly flaky: boolean;
}

/** What was seen when something was broken: the tests of one rule in one layer that went red. */
export interface Sighting {
  /** `ID~rev` of the rule. */
  readonly tag: string;
  readonly layer: Layer;
  readonly red: number;
  /** How many tests of the rule ran in that layer. */
  readonly of: number;
  /** Title of one test that went red. */
  readonly example: string;
}

/** One thing that was broken on purpose, and what went red. */
export interface Proof {
  /** A flip changes an expected value, a sabotage the product, a mutation a piece of logic. */
  readonly kind: 'flip' | 'sabotage' | 'mutation';
  /** What was broken, in everyday words. */
  readonly what: string;
  /** The file that was broken. */
  readonly file: string;
  readonly sightings: readonly Sighting[];
  /** Why the proof no longer counts (something that it rests on has changed since); undefined while it counts. */
  readonly stale: string | undefined;
}

/** The state of the project and of the reports: written by a whole run, taken again when the trace is drawn. */
export interface RunStamp {
  readonly commit: string;
  /** SHA-256 over every file of the working tree that is not ignored: a change since the run shows. */
  readonly tree: string;
  /** SHA-256 of each report, by its file name: a report written by another run shows. */
  readonly reports: Readonly<Record<string, string>>;
}

/** A rule's revision and the hash of its text, as last agreed. */
export type RuleLock = Readonly<Record<string, { readonly rev: number; readonly hash: string }>>;

export interface TraceInput {
  readonly rules: readonly Rule[];
  readonly informative: readonly Informative[];
  readonly lock: RuleLock;
  readonly results: readonly TestResult[];
  readonly proofs: readonly Proof[];
  /** What the last whole run wrote of itself; undefined when there was none. */
  readonly run: RunStamp | undefined;
  /** The same, as it is now. */
  readonly now: RunStamp;
  /** Every test file of the project: one that a run left out shows. */
  readonly testFiles: readonly string[];
  /** Line of spec/rules.ts at which each rule stands, by its id. */
  readonly ruleLines: Readonly<Record<string, number>>;
  /** Whether the working tree is the commit, with nothing changed or added. */
  readonly committed: boolean;
}

/** Something for which the trace fails. */
export interface Failure {
  readonly kind:
    | 'run'
    | 'duplicate rule'
    | 'lock'
    | 'tag'
    | 'failed test'
    | 'expected to fail'
    | 'flaky'
    | 'untested'
    | 'skipped'
    | 'not passed'
    | 'unproved'
    | 'stale proof';
  readonly message: string;
  readonly file: string;
  /** From 1; undefined where the whole file is meant. */
  readonly line: number | undefined;
  /** Id of the rule that it is about. */
  readonly rule: string | undefined;
}

/** One `test` call, and the tests that it made: often one, sometimes one for each entry of a table. */
export interface Call {
  readonly layer: Layer;
  readonly file: string;
  readonly line: number;
  readonly tags: readonly string[];
  /** Title of the first one. */
  readonly title: string;
  readonly tests: readonly TestResult[];
}

/** A proof as one rule's tests in one layer saw it. */
export type Seen = Omit<Proof, 'sightings'> & Omit<Sighting, 'tag'>;

/** How a rule stands in one of the layers that it needs. */
export interface LayerState {
  readonly layer: Layer;
  readonly tests: number;
  readonly result: 'passed' | 'not passed' | 'skipped' | 'untested';
  readonly proof: 'proved' | 'stale' | 'unproved';
}

/** One rule, and all that is known of it. */
export interface Row {
  readonly rule: Rule;
  readonly line: number | undefined;
  readonly layers: readonly LayerState[];
  readonly calls: readonly Call[];
  readonly proofs: readonly Seen[];
  /** The worst that can be said of it. */
  readonly result: 'failed' | 'untested' | 'unproved' | 'passed';
}

/** What one section of the specification yielded. */
export interface Section {
  readonly section: Rule['section'];
  /** How many rules the specification gave, and how many we added to it. */
  readonly specification: number;
  readonly extension: number;
  readonly informative: readonly Informative[];
}

export interface Totals {
  readonly rules: Readonly<Record<Row['result'], number>> & { readonly all: number };
  readonly tests: Readonly<Record<TestResult['outcome'], number>> & { readonly all: number; readonly meta: number };
  /** Proofs that count. */
  readonly proofs: Readonly<Record<Proof['kind'], number>> & { readonly all: number };
}

export interface Trace {
  readonly commit: string;
  /** Whether the working tree is that commit. */
  readonly committed: boolean;
  /** Whether the results were made by a whole run on the working tree as it is. */
  readonly current: boolean;
  readonly totals: Totals;
  readonly failures: readonly Failure[];
  readonly sections: readonly Section[];
  readonly rows: readonly Row[];
}
