import type { Project } from './config';
import type { Fault } from './declarations';
import type { ProjectState, ProofRecord, RunStamp, TestResult } from './records';

/** Input that the trace copies unchanged. */
type Given = 'title' | 'sections' | 'informative' | 'decisions';
type Used = 'rules' | 'files' | 'subjects' | 'library' | 'waivers' | 'faults' | 'quotes' | 'criteria';

export interface TraceInput extends Pick<Project, Given | Used> {
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
