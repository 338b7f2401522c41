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

/** Tests that failed with the same message. */
export interface Failure {
  /** Its first lines; of a mutation run, what the tests did. */
  readonly message: string;
  /** As `file > title`. */
  readonly tests: readonly string[];
}

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

/** The locked revision of each rule and the hash of its text. */
export type RuleLock = Readonly<Record<string, { readonly rev: number; readonly hash: string }>>;
