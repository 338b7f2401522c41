import { parseSync, Visitor } from 'vite';
import { lineAt, siteProblems } from './site-problems.ts';

const file = 'src/site.ts';

/**
 * The line of a brace, bracket or parenthesis that is not closed, or of one that closes nothing. The parser notices that
 * only at the end of the file; here, what an open brace holds is indented more than the brace's line.
 */
function unclosed(source: string): { readonly line: number; readonly message: string } | undefined {
  const open: { readonly sign: string; readonly line: number; readonly indent: number }[] = [];
  const tokens = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|[{}[\]()]|^ *\S/gm;
  for (const { 0: token, index } of source.matchAll(tokens)) {
    const line = lineAt(source, index);
    const indent = /^ */.exec(source.split('\n')[line - 1] ?? '')?.[0].length ?? 0;
    const starts = index === source.lastIndexOf('\n', index - 1) + 1;
    const sign = token.trim();
    const last = open.at(-1);
    const isLeft = /^[)\]}]/.test(sign)
      ? indent < (last?.indent ?? 0)
      : indent <= (last?.indent ?? -1) && !/^[/*]/.test(sign);
    if (starts && last && last.line < line && isLeft)
      return { line: last.line, message: `the ${last.sign} in this line is not closed before line ${line}` };
    if (/^[{[(]$/.test(sign)) open.push({ sign, line, indent });
    if (/^[)\]}]$/.test(sign) && !open.pop()) return { line, message: `this ${sign} closes nothing` };
  }
  return undefined;
}

/** A day without quotes, which is a subtraction, or an error that names no day. */
const bareDay = /^(?:[^'"`/*\n]|'[^'\n]*')*: *(?=(\d{4}-\d\d-\d\d)\b)/m;

/** The facts that stand twice in one place, of which the last would count in silence; a line each. */
function repeatedFacts(source: string): readonly string[] {
  const repeated: string[] = [];
  const visitor = new Visitor({
    ObjectExpression({ properties }) {
      const known = new Set<string>();
      for (const { start, end } of properties.flatMap((fact) => ('key' in fact ? [fact.key] : []))) {
        const name = source.slice(start, end);
        if (known.has(name)) repeated.push(`${file}:${lineAt(source, start)}  ${name} stands here a second time`);
        known.add(name);
      }
    },
  });
  visitor.visit(parseSync('site.ts', source).program);
  return repeated;
}

const unreadable = (line: number, why: string) => `${file}:${line}  The file cannot be read: ${why}.`;

/** What makes the file unreadable, with a word on where to look; undefined if nothing does. */
function syntaxProblem(source: string): string | undefined {
  const bare = bareDay.exec(source);
  if (bare) return unreadable(lineAt(source, bare.index + bare[0].length), `put a day in quotes: '${bare[1]}'`);
  const [error] = parseSync('site.ts', source).errors;
  if (!error) return undefined;
  const noticed = { line: lineAt(source, error.labels[0]?.start ?? 0), message: error.message };
  const place = unclosed(source);
  // What is missing an open brace is noticed first by the parser, what is missing a closed one by its indentation.
  const { line, message: said } = place && place.line <= noticed.line ? place : noticed;
  return `${unreadable(line, said)} Look in this line and just above it for a missing or extra brace, comma or quote. Texts stand in straight quotes, '…', with ’ for an apostrophe.`;
}

/** What an error says when the file is read but not understood: a text without quotes, most often. */
function loadingProblem(error: unknown, source: string): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, name] = /^(\S+) is not defined$/.exec(message) ?? [];
  if (!name) return unreadable(1, message);
  const at = source.search(new RegExp(`(?<=[:[,{(] *|\\n *)${name}\\b`));
  const hint = 'put a text in quotes, write true or false, or look for a slip in a name';
  return unreadable(at < 0 ? 1 : lineAt(source, at), `${name} is neither a text nor a fact: ${hint}`);
}

/**
 * What is wrong with `src/site.ts`, a line each; what makes it unreadable comes first, and alone.
 * @param load imports the file
 */
export async function siteFileProblems(
  source: string,
  load: () => Promise<{ readonly site: unknown }>,
): Promise<readonly string[]> {
  const unreadable = syntaxProblem(source);
  if (unreadable) return [unreadable];
  try {
    return [...repeatedFacts(source), ...siteProblems((await load()).site, source)];
  } catch (error) {
    return [loadingProblem(error, source)];
  }
}
