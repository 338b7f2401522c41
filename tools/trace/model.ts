import type { Informative, LibraryBehavior, ManualCheck, Rule } from './declarations';
import type { Detection, Proof, RuleLock, RunStamp, TestResult } from './records';

/** What the report calls things, in the order in which it shows them. */
export interface Names {
  /** The name of the project. */
  readonly title: string;
  /** Headings of the specification's sections by number. */
  readonly sections: Readonly<Record<string, string>>;
  /** Titles of the layers by name, from the lowest to the highest. */
  readonly layers: Readonly<Record<string, string>>;
}

export interface TraceInput extends Names {
  readonly rules: readonly Rule[];
  readonly informative: readonly Informative[];
  /** The files that hold the rules and their lock, and the folder of their fixtures. */
  readonly files: Readonly<Record<'rules' | 'lock' | 'fixtures', string>>;
  readonly lock: RuleLock;
  readonly results: readonly TestResult[];
  readonly proofs: readonly Proof[];
  readonly library: readonly LibraryBehavior[];
  readonly manualChecks: readonly ManualCheck[];
  /** Values of the fixtures that rules name, entry by entry. */
  readonly fixtures: Readonly<Record<string, readonly string[]>>;
  /** The specification's sentences by source, if the document was given. */
  readonly sentences: Readonly<Record<string, string>>;
  /** Whether a stale or missing proof fails the trace; otherwise it is reported as a warning. */
  readonly staleProofsFail: boolean;
  /** What the last complete run saved; undefined if there was none. */
  readonly run: RunStamp | undefined;
  /** The same, computed now. */
  readonly now: RunStamp;
  /** What the tests report of the machine, such as which browsers they ran in, line by line. */
  readonly coverage: readonly string[];
  /** Every test file of the project, which reveals files that a run left out. */
  readonly testFiles: readonly string[];
  /** Line of each rule in its file, by rule id. */
  readonly ruleLines: Readonly<Record<string, number>>;
  /** Whether the working tree has no uncommitted changes. */
  readonly committed: boolean;
}

/** A problem found by the trace. */
export interface Problem {
  readonly kind:
    | 'run'
    | 'duplicate rule'
    | 'lock'
    | 'library'
    | 'manual check'
    | 'tag'
    | 'failed test'
    | 'skipped test'
    | 'expected to fail'
    | 'flaky'
    | 'untested'
    | 'skipped'
    | 'not passed'
    | 'unproved'
    | 'stale proof';
  readonly message: string;
  readonly file: string;
  /** From 1; undefined if the problem concerns the whole file. */
  readonly line: number | undefined;
  /** Id of the rule that it concerns. */
  readonly rule: string | undefined;
}

/** One `test` call and the tests that it created: often one, or one for each entry of a table. */
export interface TestCall {
  readonly layer: string;
  readonly file: string;
  readonly line: number;
  readonly tags: readonly string[];
  /** Title of its first test. */
  readonly title: string;
  readonly tests: readonly TestResult[];
}

/** A proof and the detection of one rule in one layer. */
export type RuleProof = Omit<Proof, 'detections'> & Omit<Detection, 'tag'>;

/** The state of a rule in one of the layers that it requires. */
export interface LayerState {
  readonly layer: string;
  readonly tests: number;
  /** How many of them were skipped. */
  readonly skipped: number;
  readonly result: 'passed' | 'not passed' | 'skipped' | 'untested';
  /** `fixture only` if only expected values were changed; `pinned` if it is the behavior of a library. */
  readonly proof: 'proved' | 'pinned' | 'stale' | 'fixture only' | 'unproved';
}

/** A sentence of the specification that a rule comes from. */
export interface Sentence {
  /** Its section and number, as in `2.14`. */
  readonly place: string;
  /** Undefined unless the document was given. */
  readonly text: string | undefined;
}

/** A manual check as it concerns one rule. */
export interface ManualResult extends ManualCheck {
  /** The rule has changed since. */
  readonly stale: boolean;
}

/** One rule with its tests, results and proofs. */
export interface Row {
  readonly rule: Rule;
  readonly line: number | undefined;
  readonly layers: readonly LayerState[];
  readonly calls: readonly TestCall[];
  readonly proofs: readonly RuleProof[];
  /** The worst state of any of its layers and tests; `partial` if some of its tests did not run on this machine. */
  readonly result: 'failed' | 'untested' | 'unproved' | 'partial' | 'pinned' | 'passed';
  readonly library: LibraryBehavior | undefined;
  /** What proves it in all of its layers: the weakest that one of them needs. */
  readonly provedBy: Proof['kind'] | 'library' | 'none';
  readonly sentences: readonly Sentence[];
  /** Ids of rules about the same thing in other sections. */
  readonly related: readonly string[];
  readonly manual: readonly ManualResult[];
}

/** Something that the machine lacks, and the tests that were skipped for that reason, by rule and layer. */
export interface Gap {
  readonly reason: string;
  readonly rules: readonly { readonly id: string; readonly layer: string; readonly tests: number }[];
}

/** Rules and informative sentences of one section of the specification. */
export interface Section {
  /** Its number, and its heading. */
  readonly section: string;
  readonly title: string;
  /** Number of rules that come from the specification. */
  readonly specification: number;
  /** Number of rules that this project adds. */
  readonly extension: number;
  /** Number of rules that are tested in each layer. */
  readonly layers: Readonly<Record<string, number>>;
  /** Number of rules by what proves them. */
  readonly proofs: Readonly<Record<Row['provedBy'], number>>;
  readonly informative: readonly Informative[];
}

export interface Totals {
  readonly rules: Readonly<Record<Row['result'], number>> & {
    readonly all: number;
    /** Rules with a layer that no current proof covers, whatever their results. */
    readonly withoutCurrentProof: number;
  };
  readonly tests: Readonly<Record<TestResult['outcome'], number>> & { readonly all: number; readonly meta: number };
  /** All proofs, the current ones, these by kind, and rules that are the behavior of a library. */
  readonly proofs: Readonly<Record<Proof['kind'] | 'all' | 'current' | 'library', number>>;
}

export interface Trace {
  readonly title: string;
  /** When the run ended; undefined if there was none. */
  readonly date: string | undefined;
  readonly commit: string;
  /** Whether the working tree is exactly that commit. */
  readonly committed: boolean;
  /** Whether the results come from a complete run on the working tree as it is now. */
  readonly current: boolean;
  readonly totals: Totals;
  /** What the run covered, in the words of its reports. */
  readonly coverage: readonly string[];
  /** Fingerprint of the specification's sentences, as the rules name them; undefined if they name none. */
  readonly specification: string | undefined;
  readonly manualChecks: readonly ManualCheck[];
  readonly fixtures: TraceInput['fixtures'];
  /** What it did not cover. */
  readonly notCovered: readonly Gap[];
  /** Problems that fail the trace. */
  readonly failures: readonly Problem[];
  /** Problems that are only reported. */
  readonly warnings: readonly Problem[];
  /** The file that holds the rules, and the folder of their fixtures. */
  readonly files: Readonly<Record<'rules' | 'fixtures', string>>;
  /** Titles of the layers by name. */
  readonly layers: Names['layers'];
  readonly sections: readonly Section[];
  readonly rows: readonly Row[];
}
