import { parseSync } from 'vite';
import { bareDays, isAligned, lineAt, lineOfName, repeatedFacts } from './site-lines.ts';
import { siteProblems } from './site-problems.ts';

const file = 'src/site.ts';

const unreadable = (line: number, why: string) => `${file}:${line}  The file cannot be read: ${why}.`;

/**
 * The first line after which a closing sign makes the whole file readable, and its facts aligned. The parser itself notices
 * what is not closed only where something else must follow, at the end of the file most often.
 * @param last the line where the parser has noticed something
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

/** What makes the file unreadable, with a word on where to look; undefined if nothing does. */
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
  return `${unreadable(line, why)} Look around this line for a missing or extra brace, comma or quote. Texts stand in straight quotes, '…', with ’ for an apostrophe.`;
}

/** What an error says when the file is read but not understood: a text without quotes, or a part that was pasted twice. */
function loadingProblem(error: unknown, source: string): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, repeated] = /[`"](\w+)[`"] has already been declared/.exec(message) ?? [];
  if (repeated) {
    const lines = source.split('\n');
    const first = lines.find((line) => line.includes(repeated)) ?? '';
    return unreadable(lines.lastIndexOf(first) + 1, `${repeated} stands here a second time`);
  }
  const [, name] = /^(\S+) is not defined$/.exec(message) ?? [];
  if (!name) return unreadable(1, message);
  const hint = 'put a text in quotes, write true or false, or look for a slip in a name';
  return unreadable(lineOfName(name, source), `${name} is neither a text nor a fact: ${hint}`);
}

/**
 * What is wrong with `src/site.ts`, a line each; what makes it unreadable comes first, and alone.
 * @param load imports the file
 */
export async function siteFileProblems(
  source: string,
  load: () => Promise<{ readonly site: unknown }>,
): Promise<readonly string[]> {
  const problem = syntaxProblem(source);
  if (problem) return [problem];
  const repeated = repeatedFacts(source).map(({ line, name }) => `${file}:${line}  ${name} stands here a second time`);
  try {
    return [...repeated, ...siteProblems((await load()).site, source)];
  } catch (error) {
    return [loadingProblem(error, source)];
  }
}
