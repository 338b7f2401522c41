import { cacheControl, caching, headers } from './headers';

const block = (path: string, pairs: typeof headers) =>
  [path, ...pairs.map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The file `_headers` of Netlify, Cloudflare Pages and others. No two of its rules set the same header for an address,
 * because hosts handle that differently. These hosts serve `about-us.html` at `/about-us`, and `404.html` for unknown
 * addresses, without configuration.
 * @param files the files of the built site, relative to its folder, separated by slashes
 */
export function headersFile(files: readonly string[]): string {
  const addresses = files
    .filter((file) => !file.includes('/') && file !== '404.html')
    .map((file) => ({ path: `/${file.replace(/(?:index)?\.html$/, '')}`, cache: cacheControl(`/${file}`) }));
  const folders = [...new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]))];
  return `${[
    block('/*', headers),
    ...folders.map((folder) => block(`/${folder}/*`, [['Cache-Control', cacheControl(`/${folder}/`)]])),
    ...addresses.map(({ path, cache }) => block(path, [['Cache-Control', cache]])),
    ...(files.includes('404.html') ? [block('/404', [['Cache-Control', caching.pages]])] : []),
  ].join('\n')}\n`;
}
