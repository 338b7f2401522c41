import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { ownFiles } from '../../../spec/extensions/policy';
import { writeHostFiles } from '../../../tools/hosting/write';
import { compressFiles } from '../../../tools/vite/compress';
import { writeFile } from '../project-folder';
import { temporaryFolder } from '../temporary-folder';

const siteFiles: readonly string[] = [
  'index.html',
  'about-us.html',
  'not-found.html',
  '404.html',
  'favicon.svg',
  'site.webmanifest',
  'assets/home-1a2b3c4d.js',
  'media/jobs-wide.svg',
  ...ownFiles.map(({ file }) => file),
];

/**
 * Writes a small site before the tests of a file, and deletes it after them. Each file of the site contains its own
 * name; the host files and compressed files are those of a build.
 * @returns a function for paths in the folder: the site is in `dist`, and `nginx.conf` and `vercel.json` are in `hosting`
 */
export function smallSite(): (file: string) => string {
  const { folder, remove } = temporaryFolder();
  const inFolder = (file: string) => join(folder, file);
  beforeAll(async () => {
    for (const file of siteFiles) writeFile(inFolder(`dist/${file}`), file);
    writeHostFiles(inFolder('dist'), inFolder('hosting'), 'https://clinic.example');
    await compressFiles(inFolder('dist'));
  });
  afterAll(remove);
  return inFolder;
}
