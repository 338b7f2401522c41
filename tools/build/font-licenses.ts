import { appendFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../project-root';

/**
 * Appends the fonts' licenses to `dist/licenses.txt`, where Vite lists those of the bundled packages.
 * @param dist the output directory of Vite's build
 * @throws when the file does not exist
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
