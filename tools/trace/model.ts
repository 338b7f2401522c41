import type { TraceConfig } from './config';
import type { Fault } from './declarations';

/** The result of one test in one run. */
export interface TestResult {
  readonly layer: string;
  /** Relative to the project, with forward slashes. */
  readonly file: string;
  /** The line of the `test` call, from 1. */
  readonly line: number;
  /** The titles of its groups and its own title, joined by " > ". */
  readonly title: string;
  /** The row of a table that defines the test: its wording and its place. */
  readonly row?: { readonly what: string; readonly file: string; readonly line: number } | undefined;
  /** The project of the runner, if the runner has several. */
  readonly project?: string;
  /** The ids of the rules that it covers, its subjects, or `untraced`. */
  readonly tags: readonly string[];
  /** A test that passed only on a retry, or only because it was expected to fail, shows nothing, so it counts as failed. */
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** The message of the failure, or the reason for the skip, if there is one. */
  readonly note: string | undefined;
}

/** A result as a test runner reports it, without the layer. */
export type RunnerResult = Omit<TestResult, 'layer'>;

/** The file of the test that detected a fault, by rule id; and the fingerprint of the fault as `edit`. */
export type Proof = Readonly<Record<string, string>>;

/** The committed record of proofs, by fault id. */
export type ProofRecord = Readonly<Record<string, Proof>>;

/** The state of the project's files. */
export interface ProjectState {
  readonly commit?: string;
  /** SHA-256 of the files that Git does not ignore. */
  readonly tree?: string;
  /** Whether there are no uncommitted changes. */
  readonly committed?: boolean;
  /** Why Git did not answer. Then nothing else is known. */
  readonly withoutGit?: string | undefined;
}

/** What is known of a run: the state before it, and its circumstances. Each trace compares it with the current state. */
export interface RunStamp extends ProjectState {
  /** When the run began, as an ISO 8601 date and time. */
  readonly date?: string;
  /** The software and system of the run, such as the versions of Node and the browser. */
  readonly madeWith?: Readonly<Record<string, string>>;
}

/** What the trace joins: the configuration, with what was read from the project. */
export interface TraceInput extends Omit<TraceConfig, 'layers' | 'tables' | 'environment' | 'madeWith'> {
  /** The names of the layers, from the lowest to the highest. */
  readonly layers: readonly string[];
  /** The sentences of the specification by place, if the document was given. */
  readonly sentences: Readonly<Record<string, string>>;
  readonly proofs: ProofRecord;
  /** The faults that cannot be injected, because their `find` does not occur exactly once. Omits faults of waived rules. */
  readonly moved: readonly Fault[];
  readonly results: readonly TestResult[];
  /** All test files of the project. They show whether a run omitted some. */
  readonly testFiles: readonly string[];
  /** The reports that are missing or have no results. */
  readonly emptyReports: readonly string[];
  /** The stamp of the last run of all tests; undefined if there was none. */
  readonly run: RunStamp | undefined;
  readonly now: ProjectState;
}
