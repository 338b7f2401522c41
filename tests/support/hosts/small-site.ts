import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeHostFiles } from '../../../tools/hosting/write';
import { compressFiles } from '../../../tools/vite/compress';
import { writeFile } from '../project-folder';

const siteFiles = [
  'index.html',
  'about-us.html',
  'not-found.html',
  '404.html',
  'favicon.svg',
  'site.webmanifest',
  'assets/home-1a2b3c4d.js',
  'media/jobs-wide.svg',
] as const;

/**
 * Writes a site of small files, each of which contains its own name, with the host files and compressed files of a build.
 * @returns a temporary folder; the site is in `dist` there, `nginx.conf` and `vercel.json` in `hosting`
 */
export async function smallSite(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-site-hosts-'));
  // A server may run as another user.
  chmodSync(folder, 0o755);
  const dist = join(folder, 'dist');
  for (const file of siteFiles) writeFile(join(dist, file), file);
  await writeHostFiles(dist, join(folder, 'hosting'));
  await compressFiles(dist);
  return folder;
}
