import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Lists the files in a folder and its subfolders, sorted, with forward slashes on every system. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .sort();

/** Lists the files of a built site that visitors request. Leaves out what file managers leave in folders, such as .DS_Store. */
export const builtFiles = (dist: string): readonly string[] =>
  filesIn(dist).filter((file) => !/(?:^|\/)[._]|^404\.html$|^vercel\.json$|\.(?:br|gz|db|ini)$/.test(file));
