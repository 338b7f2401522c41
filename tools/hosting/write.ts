import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { apacheSite } from './apache';
import { headersFile } from './headers-file';
import { nginxSite } from './nginx';
import { vercelFile } from './vercel';

const nginxExample = `# For nginx's http block: enter your domain, its folder and its certificate.
`;

/**
 * Writes the configuration for hosts: `_headers` and `.htaccess` into the built site, `nginx.conf` and `vercel.json` into a
 * folder of their own, because they are not uploaded with the site (docs/hosting.md).
 * @param dist the folder of the built site, complete but not yet compressed
 * @param hosting the folder for `nginx.conf` and `vercel.json`
 */
export async function writeHostFiles(dist: string, hosting: string): Promise<void> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(dist.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort();
  const own = { listen: '80', root: '/var/www/clinic-site/dist', gzipStatic: true, brotliStatic: false };
  await mkdir(hosting, { recursive: true });
  await Promise.all([
    writeFile(join(dist, '_headers'), headersFile(files)),
    writeFile(join(dist, '.htaccess'), apacheSite()),
    writeFile(join(hosting, 'nginx.conf'), nginxExample + nginxSite(own)),
    writeFile(join(hosting, 'vercel.json'), vercelFile()),
  ]);
}
