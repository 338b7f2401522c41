import { type Rule, rules } from '../../../spec/rules.ts';

/** A test that failed. */
export interface FailedTest {
  /** Relative to the project, with forward slashes. */
  readonly file: string;
  /** Line of the `test` call, from 1. */
  readonly line: number;
  /** Titles of its groups, then its own. */
  readonly titles: readonly string[];
  /** `ID~rev` of the rules that it covers, or `meta`. */
  readonly tags: readonly string[];
}

/** Maximum number of tests shown for each rule: one fault often fails a test on every page. */
const shown = 3;

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The command that reruns one test. Both runners match a regular expression against the titles, joined by spaces. */
export function commandFor({ file, line, titles }: FailedTest): string {
  const title = quoted(titles.join(' ').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return file.startsWith('e2e/')
    ? `npx playwright test ${file}:${line} -g ${title}`
    : `npx vitest run ${file} -t ${title}`;
}

/**
 * Lists failures by rule: its statement, then its failed tests, each with its location and the command that reruns it.
 * @returns lines to print; none if nothing failed
 */
export function failureLines(failed: readonly FailedTest[], known: readonly Rule[] = rules): readonly string[] {
  const tags = [...new Set(failed.flatMap((test) => (test.tags.length > 0 ? test.tags : ['no rule'])))].sort();
  return tags.flatMap((tag) => {
    const rule = known.find(({ id, rev }) => `${id}~${rev}` === tag);
    const own = failed.filter((test) => test.tags.includes(tag) || (test.tags.length === 0 && tag === 'no rule'));
    const rest = own.length - shown;
    return [
      '',
      `${tag}  ${rule?.statement ?? 'This test covers no rule.'}`,
      ...own
        .slice(0, shown)
        .flatMap((test) => [
          `  ${test.file}:${test.line}  ${test.titles.join(' > ')}`,
          `    rerun: ${commandFor(test)}`,
        ]),
      ...(rest > 0 ? [`  and ${rest} more`] : []),
    ];
  });
}
