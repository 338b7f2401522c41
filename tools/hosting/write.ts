import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apacheSite } from './apache.ts';
import { caching, hostHeaders } from './headers.ts';
import { nginxSite } from './nginx.ts';

/**
 * The file `_headers` for Netlify, Cloudflare Pages and others. No two of its rules set the same header for an address,
 * because hosts differ in how they handle that. These hosts serve `about-us.html` at `/about-us`, and `404.html` for unknown
 * addresses, without configuration.
 * @param names the files and folders at the top of the built site; names of folders end with a slash
 */
function headersFile(names: readonly string[]): string {
  const rules = names.map((name) => {
    const address = name.endsWith('/') ? `${name}*` : name.replace(/(?:index)?\.html$/, '');
    return `/${address}\n  Cache-Control: ${name.endsWith('.html') ? caching.pages : caching.others}\n`;
  });
  const always = hostHeaders.map(([name, value]) => `  ${name}: ${value}\n`);
  return ['/*\n', ...always, ...rules].join('');
}

/** The file `vercel.json`. The last rule that matches an address sets its Cache-Control. */
function vercelFile(): string {
  const rule = (source: string, ...pairs: typeof hostHeaders) => ({
    source,
    headers: pairs.map(([key, value]) => ({ key, value })),
  });
  const headers = [
    rule('/(.*)', ...hostHeaders, ['Cache-Control', caching.pages]),
    rule('/(.*)\\.([a-z0-9]+)', ['Cache-Control', caching.others]),
  ];
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers }, null, 2)}\n`;
}

/**
 * Writes the configuration for hosts: `_headers` and `.htaccess` into the built site, complete but not yet compressed, and
 * `nginx.conf` and `vercel.json`, which most hosts do not need, into another folder.
 */
export function writeHostFiles(dist: string, hosting: string, siteUrl = ''): void {
  const entries = readdirSync(dist, { withFileTypes: true });
  const names = entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)).sort();
  mkdirSync(hosting, { recursive: true });
  writeFileSync(join(dist, '_headers'), headersFile(names));
  writeFileSync(join(dist, '.htaccess'), apacheSite());
  writeFileSync(join(hosting, 'nginx.conf'), nginxSite(siteUrl));
  writeFileSync(join(hosting, 'vercel.json'), vercelFile());
}
