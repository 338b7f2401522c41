/** One test file in the report of `TraceReporter`. */
export interface VitestFile {
  /** Relative to the project, with forward slashes. */
  readonly file: string;
  /** Messages of errors outside its tests: it could not be loaded, or a hook around a group of tests failed. */
  readonly errors: readonly string[];
  readonly tests: readonly {
    /** Its groups and its own title, joined by " > ". */
    readonly title: string;
    readonly line: number;
    readonly tags: readonly string[];
    /** `pending` when the run ended before the test. */
    readonly state: 'passed' | 'failed' | 'skipped' | 'pending';
    readonly fails: boolean;
    readonly flaky: boolean;
  }[];
}

/** reports/vitest.json */
export interface VitestReport {
  readonly files: readonly VitestFile[];
  /** Messages of errors outside any file. */
  readonly errors: readonly string[];
}
