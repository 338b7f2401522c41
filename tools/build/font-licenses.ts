import { appendFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../project-root';

/**
 * Adds the fonts' licenses to those of the bundled packages, which Vite lists: `dist/licenses.txt`.
 * @param dist the folder that Vite built to
 * @throws when Vite wrote no list
 */
export async function addFontLicenses(dist: string): Promise<void> {
  const list = join(dist, 'licenses.txt');
  await readFile(list);
  const folder = join(projectRoot, 'src/styles/fonts');
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('-LICENSE.txt')).sort())
    await appendFile(
      list,
      `\n---\n\n## The font ${file.split('-')[0]} (OFL-1.1)\n\n${await readFile(join(folder, file), 'utf8')}`,
    );
}
