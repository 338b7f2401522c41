/** The result of one test in one run. */
export interface TestResult {
  readonly layer: string;
  /** Relative to the project, with forward slashes. */
  readonly file: string;
  /** Line of the `test` call, from 1. */
  readonly line: number;
  /** Titles of its groups and its own title, joined by " > ". */
  readonly title: string;
  /** The view in which it ran, such as a phone, if its runner has several. */
  readonly view?: string;
  /** The project of the runner in which it ran, if it has several. */
  readonly project?: string;
  /** The ids of the rules that it covers, or `untraced`. */
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

/** For each rule of a fault the test that noticed it, as `file [view] > title`. */
export type Proof = Readonly<Record<string, string>>;

/** The committed record of proofs, by the ids of the faults. */
export type ProofRecord = Readonly<Record<string, Proof>>;

/** The state of the project and its reports: saved by a complete run, computed again for each trace. */
export interface RunStamp {
  readonly commit: string;
  /** When the run ended, as an ISO 8601 date and time. */
  readonly date?: string;
  /** What it was made with, such as the versions of Node and of the browser. */
  readonly madeWith?: Readonly<Record<string, string>>;
  /** SHA-256 of the files in the working tree that are not ignored, which reveals changes since the run. */
  readonly tree: string;
  /** SHA-256 of each report by file name, which reveals a report from another run. */
  readonly reports: Readonly<Record<string, string>>;
}

/** How the record names a test. */
export const nameOf = ({ file, view, title }: RunnerResult) => `${file}${view ? ` [${view}]` : ''} > ${title}`;

/** The file of a test that the record names. */
export const fileIn = (name: string) => name.split(/ \[| > /)[0] ?? '';
