/** A file that mutation testing changes piece by piece, and the tests that must detect each change. */
export interface MutatedFile {
  readonly file: string;
  /** Patterns of test files, relative to the project. */
  readonly tests: readonly string[];
}

const trace = ['tools/trace/tests/*.test.ts', '!tools/trace/tests/{vitest-reporter,example}.test.ts'];

/** Pure logic: validation, sending, navigation state, and the trace itself. */
export const mutatedFiles: readonly MutatedFile[] = [
  { file: 'src/contact/validation.ts', tests: ['tests/unit/validation*.test.ts'] },
  { file: 'src/contact/sender.ts', tests: ['tests/unit/sender*.test.ts'] },
  { file: 'src/routing/scroll-restoration.ts', tests: ['tests/unit/scroll-restoration.test.ts'] },
  { file: 'src/routing/smooth-scroll.ts', tests: ['tests/unit/smooth-scroll.test.ts'] },
  { file: 'tools/trace/problems.ts', tests: trace },
  { file: 'tools/trace/proof-state.ts', tests: trace },
  { file: 'tools/trace/read-reports.ts', tests: trace },
  { file: 'tools/trace/rows.ts', tests: trace },
  { file: 'tools/trace/rule-lock.ts', tests: trace },
  { file: 'tools/trace/trace.ts', tests: trace },
];

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

export const equivalents: readonly Equivalent[] = [
  {
    file: 'src/routing/smooth-scroll.ts',
    mutator: 'EqualityOperator',
    original: 't < 0.5',
    replacement: 't <= 0.5',
    reason: 'The two halves of the curve meet there: both formulas yield one half at 0.5.',
  },
];
