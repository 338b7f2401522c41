/** The result of one test in one run. */
export interface TestResult {
  readonly layer: string;
  /** Relative to the project, with forward slashes. */
  readonly file: string;
  /** The line of the `test` call, from 1. */
  readonly line: number;
  /** The titles of its groups and its own title, joined by " > ". */
  readonly title: string;
  /** The view in which it ran, such as a phone, if the runner has several. */
  readonly view?: string;
  /** The project of the runner, if the runner has several. */
  readonly project?: string;
  /** The ids of the rules that it covers, or `untraced`. */
  readonly tags: readonly string[];
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** The test is marked as expected to fail, so "passed" means that it failed. */
  readonly expectedToFail: boolean;
  /** Passed only on a retry. */
  readonly flaky: boolean;
  /** The message of the failure, or the reason for the skip, if there is one. */
  readonly note: string | undefined;
}

/** A result as a test runner reports it, without the layer. */
export type RunnerResult = Omit<TestResult, 'layer'>;

/** The test that detected a fault, as `file [view] > title`, by rule id. */
export type Proof = Readonly<Record<string, string>>;

/** The committed record of proofs, by fault id. */
export type ProofRecord = Readonly<Record<string, Proof>>;

/** The state of the project and its reports. A complete run saves it, and each trace compares it with the current state. */
export interface RunStamp {
  readonly commit: string;
  /** When the run ended, as an ISO 8601 date and time. */
  readonly date?: string;
  /** The software and system of the run, such as the versions of Node and the browser. */
  readonly madeWith?: Readonly<Record<string, string>>;
  /** SHA-256 of the files that Git does not ignore, which shows changes since the run. */
  readonly tree: string;
  /** SHA-256 of each report by path, which shows whether a report is from another run. */
  readonly reports: Readonly<Record<string, string>>;
}

/** Returns the name of a test as the record has it: `file [view] > title`. */
export const nameOf = ({ file, view, title }: RunnerResult) => `${file}${view ? ` [${view}]` : ''} > ${title}`;

/** Returns the file with which such a name begins. */
export const fileIn = (name: string) => name.split(/ \[| > /)[0] ?? '';
