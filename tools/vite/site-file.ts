import { parseSync } from 'vite';
import { bareDays, isAligned, lineAt, lineOfName, repeatedFacts } from './site-lines.ts';
import { siteProblems } from './site-problems.ts';

const file = 'src/site.ts';

const unreadable = (line: number, why: string) => `${file}:${line}  The file cannot be read: ${why}.`;

/**
 * Finds the first line where adding a closing bracket makes the file readable and its facts aligned. The parser reports a
 * missing bracket much later, usually at the end of the file.
 * @param last the line of the parser's error
 */
function unclosed(source: string, last: number): { readonly line: number; readonly sign: string } | undefined {
  const lines = source.split('\n');
  for (const line of lines.slice(0, last).keys()) {
    for (const sign of ['}', ']', ')']) {
      if (isAligned(lines.with(line, `${lines[line]}${sign},`).join('\n'))) return { line: line + 1, sign };
    }
  }
  return undefined;
}

/** Explains a syntax error and where to look for it. Returns undefined if there is none. */
function syntaxProblem(source: string): string | undefined {
  const [error] = parseSync('site.ts', source).errors;
  const [bare] = error ? [] : bareDays(source);
  if (bare) return unreadable(bare.line, `put a day in quotes: '${bare.day}'`);
  if (!error) return undefined;
  const noticed = lineAt(source, error.labels[0]?.start ?? 0);
  const place = unclosed(source, noticed);
  const [line, why] = place
    ? [place.line, `a ${place.sign} is missing in or below this line`]
    : [noticed, error.message];
  return `${unreadable(line, why)} Look around this line for a missing or extra brace, comma or quote. Put text in straight quotes, '…', and write an apostrophe as ’.`;
}

/** Explains an error in a file without syntax errors: usually text without quotes, or a part that was pasted twice. */
function loadingProblem(error: unknown, source: string): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, repeated] = /[`"](\w+)[`"] has already been declared/.exec(message) ?? [];
  if (repeated) {
    const lines = source.split('\n');
    const first = lines.find((line) => line.includes(repeated)) ?? '';
    return unreadable(lines.lastIndexOf(first) + 1, `${repeated} is here a second time`);
  }
  const [, name] = /^(\S+) is not defined$/.exec(message) ?? [];
  if (!name) return unreadable(1, message);
  const hint = 'put text in quotes, write true or false, or look for a misspelled name';
  return unreadable(lineOfName(name, source), `${name} is neither text in quotes nor a fact: ${hint}`);
}

/**
 * Returns what is wrong with `src/site.ts`, one line each. If the file cannot be loaded, returns only the reason.
 * @param load imports the file
 */
export async function siteFileProblems(
  source: string,
  load: () => Promise<{ readonly site: unknown }>,
): Promise<readonly string[]> {
  const problem = syntaxProblem(source);
  if (problem) return [problem];
  const repeated = repeatedFacts(source).map(({ line, name }) => `${file}:${line}  ${name} is here a second time`);
  try {
    return [...repeated, ...siteProblems((await load()).site, source)];
  } catch (error) {
    return [loadingProblem(error, source)];
  }
}
