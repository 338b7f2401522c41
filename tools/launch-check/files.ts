import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files that file managers leave in folders. */
const litter = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/** Lists the files in a folder and its subfolders, sorted, with forward slashes on every system. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !litter.test(name))
    .sort();

/** Lists the files of a built site that visitors request. */
export const builtFiles = (dist: string): readonly string[] =>
  filesIn(dist).filter((file) => !/^[._]|^404\.html$|^(?:build|vercel)\.json$|\.(?:br|gz)$/.test(file));
