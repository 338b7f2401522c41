import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodingProblem } from './encoding.ts';
import { siteFileProblems } from './site-file.ts';

const file = 'src/site.ts';

/**
 * Returns the content of a project's `src/site.ts`, and what is wrong with it, one line each.
 * @param load imports the file
 */
export async function checkedSource(root: string, load: Parameters<typeof siteFileProblems>[1]) {
  const bytes = readFileSync(join(root, file));
  const source = bytes.toString();
  const encoding = encodingProblem(bytes);
  const problems = encoding
    ? [`${file}:${encoding.line}  The file cannot be read: ${encoding.message}.`]
    : await siteFileProblems(source, load);
  return { source, problems };
}
