import type { Project } from './config';
import type { Fault, LibraryBehavior, Quote, Reference, Rule } from './declarations';
import type { ProjectState, ProofRecord, RunStamp, TestResult } from './records';

/** Input that the trace copies unchanged. */
type Given = Pick<Project, 'title' | 'sections' | 'informative' | 'decisions'>;

type Rules = 'rules' | 'files' | 'subjects' | 'library' | 'waivers' | 'faults' | 'quotes' | 'criteria';

export interface TraceInput extends Given, Pick<Project, Rules> {
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

/** A problem that the trace found. Any problem fails the trace. */
export interface Problem {
  readonly kind: string;
  readonly message: string;
  readonly file: string;
  /** Undefined if the problem concerns the whole file. */
  readonly line: number | undefined;
}

/** One `test` call, and the tests that it created: one or several, such as one for each row of a table. */
export interface TestCall extends Pick<TestResult, 'layer' | 'file' | 'line' | 'tags'> {
  readonly tests: readonly TestResult[];
}

/** One rule with its tests, results and faults. */
export interface Row {
  readonly rule: Rule;
  readonly section: string;
  /** The wording of its sentences is undefined if the document was not given. */
  readonly sentences: readonly { readonly place: string; readonly text: string | undefined }[];
  readonly decisions: readonly string[];
  /** Its state in each layer in which it requires a test. */
  readonly layers: readonly {
    readonly layer: string;
    readonly skipped: number;
    readonly result: 'passed' | 'not passed' | 'skipped' | 'untested';
  }[];
  readonly calls: readonly TestCall[];
  readonly quotes: readonly Quote[];
  /** Its faults, each with the file of the test on record that detected it. */
  readonly faults: readonly (Fault & { readonly detected: string | undefined })[];
  readonly library: LibraryBehavior | undefined;
  /** `partial`: some of its tests did not run on this machine. `pinned`: only a library implements the rule. */
  readonly result: 'failed' | 'untested' | 'unproved' | 'partial' | 'pinned' | 'passed';
}

/** The number of tests by outcome. */
export type Outcomes = Readonly<Record<TestResult['outcome'], number>>;

/** One criterion of another document, with the results of its tests, or the reason why it has none. */
export interface Criterion {
  readonly name: string;
  readonly reason: string | undefined;
  readonly tests: readonly (Reference & { readonly outcomes: Outcomes })[];
}

export interface Trace extends Given {
  /** The current state of the project, and the circumstances of the last run. */
  readonly run: RunStamp;
  /** Whether the results come from a complete run of the current files. */
  readonly current: boolean;
  readonly totals: {
    readonly rules: Readonly<Record<Row['result'] | 'all', number>>;
    readonly tests: Outcomes;
    /** `detected` counts the faults with a proof for each of their rules. */
    readonly faults: Readonly<Record<'all' | 'detected', number>>;
  };
  /** The tests without a rule, by subject. */
  readonly subjects: readonly { readonly name: string; readonly description: string; readonly outcomes: Outcomes }[];
  readonly criteria: { readonly title: string; readonly rows: readonly Criterion[] };
  /** The number of tests that were skipped for a reason, by rule or subject. Omits tests of waived rules. */
  readonly notCovered: readonly { readonly reason: string; readonly tests: Readonly<Record<string, number>> }[];
  /** The rules that the project waives. */
  readonly waivers: readonly { readonly id: string; readonly reason: string }[];
  readonly problems: readonly Problem[];
  readonly rows: readonly Row[];
}
