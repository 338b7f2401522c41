/** One testable sentence of a specification, in the project's own words. */
export interface Rule {
  readonly id: string;
  /** Rises when the meaning changes. */
  readonly rev: number;
  /** The section of the specification that it comes from, or that it adds to. */
  readonly section: number | string;
  readonly statement: string;
  /** The layers in which it must be tested. */
  readonly layers: readonly string[];
  /** `file.export` of the values that it refers to. */
  readonly fixture?: string;
  readonly origin: 'specification' | 'extension';
  /** Why an extension was added. */
  readonly reason?: string;
  /** The sentences that it comes from, each as `place#fingerprint`. */
  readonly source?: readonly string[];
  /** Ids of rules about the same thing. */
  readonly related?: readonly string[];
}

/** A sentence of the specification that nothing can test, and why. */
export interface Informative {
  readonly section: number | string;
  readonly sentence: string;
  readonly reason: string;
  readonly source?: readonly string[];
}

/** A fault to inject: one text in one file is replaced by another. */
export interface Fault {
  /** The fault in one plain sentence, unique among all faults. */
  readonly what: string;
  /** The file, relative to the project. */
  readonly file: string;
  /** The text to replace. It must occur in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** `ID~rev` of the rules whose tests must fail. */
  readonly rules: readonly string[];
}

/** A rule that no fault in the project can break, because a package alone keeps it. */
export interface LibraryBehavior {
  /** `ID~rev` of the rule. */
  readonly rule: string;
  /** The package, whose version is pinned. */
  readonly package: string;
  readonly reason: string;
}

/** What a person checked: a screen reader on a real device, or an expert's reading. */
export interface ManualCheck {
  /** What was done and looked at, in one sentence. */
  readonly what: string;
  /** `ID~rev` of the rules, at the revisions that were checked. */
  readonly rules: readonly string[];
  readonly who: string;
  /** The day, as YYYY-MM-DD. */
  readonly when: string;
  /** The commit that was looked at. */
  readonly commit: string;
  readonly result: 'passed' | 'failed';
  /** Devices, programs and their versions, and what was found. */
  readonly note?: string;
  /** What the person concludes of success criteria of WCAG, by their numbers. */
  readonly conformance?: Readonly<Record<string, Conformance>>;
}

/** How well a success criterion is met, in the terms of OpenACR. */
export type Conformance = 'supports' | 'partially-supports' | 'does-not-support' | 'not-applicable';

/** What an accessibility conformance report needs. */
export interface Accessibility {
  readonly product: { readonly name: string; readonly description: string };
  readonly author: { readonly name: string; readonly email: string };
  /** Ids of the rules that concern each success criterion of WCAG 2.2, by its number. */
  readonly rules: Readonly<Record<string, readonly string[]>>;
}

/** A manual check as it concerns one rule. */
export interface ManualResult extends ManualCheck {
  /** The rule has changed since. */
  readonly stale: boolean;
}

/** A file that mutation testing changes piece by piece, and the tests that must detect each change. */
export interface MutatedFile {
  readonly file: string;
  /** Patterns of test files, relative to the project. */
  readonly tests: readonly string[];
}

/** A mutant that no test can kill because it behaves the same as the original. */
export interface Equivalent {
  readonly file: string;
  /** The kind of mutation, as Stryker names it. */
  readonly mutator: string;
  /** The original text in the file. */
  readonly original: string;
  readonly replacement: string;
  readonly reason: string;
}

/** The result of one test in one run. */
export interface TestResult {
  readonly layer: string;
  /** Relative to the project, with forward slashes. */
  readonly file: string;
  /** Line of the `test` call, from 1. */
  readonly line: number;
  /** Titles of its groups and its own title, joined by " > ". */
  readonly title: string;
  /** `ID~rev` of the rules that it covers, or `meta`. */
  readonly tags: readonly string[];
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Marked as a test that must fail, so "passed" means that it failed. */
  readonly expectedToFail: boolean;
  /** Passed only on a retry. */
  readonly flaky: boolean;
  /** The message of its failure, or why it was skipped, if the test says so. */
  readonly note: string | undefined;
}

/** A result as a test runner reports it, which knows no layers. */
export type RunnerResult = Omit<TestResult, 'layer'>;

/** The tests of one rule in one layer that failed while a fault was in place. */
export interface Detection {
  /** `ID~rev` of the rule. */
  readonly tag: string;
  readonly layer: string;
  /** Tests of the rule that failed; in a mutation run, mutants that they killed. */
  readonly failed: number;
  /** Tests of the rule that ran in that layer; in a mutation run, all mutants of the file. */
  readonly ran: number;
  readonly red: readonly Failure[];
}

/** Tests that failed with the same message. */
export interface Failure {
  /** Its first lines; of a mutation run, what the tests did. */
  readonly message: string;
  /** As `file > title`. */
  readonly tests: readonly string[];
}

/** One injected fault and the tests that detected it. */
export interface Proof {
  /** What the fault changes: the product, an expected value, or each piece of a file's logic in turn. */
  readonly kind: 'product' | 'fixture' | 'mutation';
  /** The fault in one sentence. */
  readonly what: string;
  /** The file that the fault changes. */
  readonly file: string;
  /** The text that it replaces, and the new one; undefined for a mutation run. */
  readonly change: { readonly before: string; readonly after: string } | undefined;
  readonly detections: readonly Detection[];
  /** Why the proof is not current: it was never recorded, or something that it depends on has changed since. */
  readonly stale: string | undefined;
}

/** The state of the project and its reports: saved by a complete run, computed again for each trace. */
export interface RunStamp {
  readonly commit: string;
  /** When the run ended, as an ISO 8601 date and time. */
  readonly date?: string;
  /** SHA-256 of every file in the working tree that is not ignored, which reveals changes since the run. */
  readonly tree: string;
  /** SHA-256 of each report by file name, which reveals a report from another run. */
  readonly reports: Readonly<Record<string, string>>;
}

/** What the report calls things, in the order in which it shows them. */
export interface Names {
  /** The name of the project. */
  readonly title: string;
  /** Headings of the specification's sections by number. */
  readonly sections: Readonly<Record<string, string>>;
  /** Titles of the layers by name, from the lowest to the highest. */
  readonly layers: Readonly<Record<string, string>>;
}

/** The locked revision of each rule and the hash of its text. */
export type RuleLock = Readonly<Record<string, { readonly rev: number; readonly hash: string }>>;

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

/** A sentence of the specification that a rule comes from. */
export interface Sentence {
  /** Its section and number, as in `2.14`. */
  readonly place: string;
  /** Undefined unless the document was given. */
  readonly text: string | undefined;
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
