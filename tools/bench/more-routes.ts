import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { conditionPaths, programPaths, substancePaths } from '../../src/routing/paths';

/** The families whose pages are one component and typed content, so that a page more is a file more. */
const growing = [
  { list: 'conditionPaths', folder: 'conditions', paths: conditionPaths },
  { list: 'substancePaths', folder: 'substances', paths: substancePaths },
  { list: 'programPaths', folder: 'programs', paths: programPaths },
] as const;
const originals = growing.flatMap(({ list, folder, paths }) => paths.map((path) => ({ list, folder, path })));

/**
 * The text of paths.ts with more addresses at the end of one of its lists.
 * @throws when the list is not there
 */
export function withPaths(source: string, list: string, added: readonly string[]): string {
  const pattern = new RegExp(`(export const ${list} = \\[[^\\]]*)\\]`);
  if (!pattern.test(source)) throw new Error(`There is no list ${list}`);
  return source.replace(pattern, (_, head: string) => `${head}${added.map((path) => `  '${path}',\n`).join('')}]`);
}

/**
 * Gives a copy of the project more pages: copies of those on conditions, substances and programs, each with an address
 * and a content file of its own. They show the pictures of the pages that they are copies of; no more are drawn.
 * @param project the copy's top folder
 * @param count how many pages are added
 */
export async function addRoutes(project: string, count: number): Promise<void> {
  const copies = Array.from({ length: count }, (_, index) => {
    const original = originals[index % originals.length];
    if (!original) throw new Error('There is no page to copy');
    return { ...original, copy: `${original.path}-${Math.floor(index / originals.length) + 2}` };
  });
  for (const { folder, path, copy } of copies) {
    const content = join(project, 'src/content', folder);
    await cp(join(content, `${path}.ts`), join(content, `${copy}.ts`));
  }
  const file = join(project, 'src/routing/paths.ts');
  const source = growing.reduce(
    (text, { list }) =>
      withPaths(
        text,
        list,
        copies.filter((each) => each.list === list).map(({ copy }) => copy),
      ),
    await readFile(file, 'utf8'),
  );
  await writeFile(file, source);
}
