import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apacheSite } from './apache.ts';
import { headersFile } from './headers-file.ts';
import { nginxSite } from './nginx.ts';
import { vercelFile } from './vercel.ts';

/**
 * Writes the configuration for hosts. `_headers` and `.htaccess` go into the built site. `nginx.conf` and `vercel.json` go
 * into a separate folder, because most hosts need neither of them (docs/hosting.md).
 * @param dist the folder of the built site, complete but not yet compressed
 * @param hosting the folder for `nginx.conf` and `vercel.json`
 */
export async function writeHostFiles(dist: string, hosting: string): Promise<void> {
  const entries = await readdir(dist, { withFileTypes: true });
  const names = entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)).sort();
  const own = { listen: '80', root: '/var/www/clinic-site/dist', gzipStatic: true, brotliStatic: false };
  await mkdir(hosting, { recursive: true });
  await Promise.all([
    writeFile(join(dist, '_headers'), headersFile(names)),
    writeFile(join(dist, '.htaccess'), apacheSite()),
    writeFile(join(hosting, 'nginx.conf'), nginxSite(own)),
    writeFile(join(hosting, 'vercel.json'), vercelFile()),
  ]);
}
