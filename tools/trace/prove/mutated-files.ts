import { equivalents } from '../../../tests/faults/equivalents';
import { groundsOf } from './grounds';
import type { Grounds } from './record';

/** A file whose every piece is changed in turn, and the tests that must notice. */
export interface MutatedFile {
  readonly file: string;
  /** Patterns of test files, relative to the project. */
  readonly tests: readonly string[];
}

const trace = ['tests/unit/tools/trace*.test.ts', '!tests/unit/tools/trace-vitest-reporter.test.ts'];

/** The logic: validation, sending, the state of menus and navigation, the trace itself. */
export const mutatedFiles: readonly MutatedFile[] = [
  { file: 'src/contact/validation.ts', tests: ['tests/unit/validation*.test.ts'] },
  { file: 'src/contact/sender.ts', tests: ['tests/unit/sender*.test.ts'] },
  { file: 'src/routing/page-store.ts', tests: ['tests/unit/page-*.test.ts'] },
  { file: 'src/routing/scroll-memory.ts', tests: ['tests/unit/scroll-memory.test.ts'] },
  { file: 'src/routing/smooth-scroll.ts', tests: ['tests/unit/smooth-scroll.test.ts'] },
  { file: 'tools/trace/calls.ts', tests: trace },
  { file: 'tools/trace/failures.ts', tests: trace },
  { file: 'tools/trace/read-reports.ts', tests: trace },
  { file: 'tools/trace/rows.ts', tests: trace },
  { file: 'tools/trace/rule-lock.ts', tests: trace },
  { file: 'tools/trace/trace.ts', tests: trace },
];

/** What the mutation of a file rests on at present: the file, the tests that must notice, what is listed as harmless. */
export function mutationGrounds(root: string, { file, tests }: MutatedFile, watchers: readonly string[]): Grounds {
  const listed = equivalents.filter((equivalent) => equivalent.file === file);
  return groundsOf(root, { file, tests, listed }, watchers);
}
