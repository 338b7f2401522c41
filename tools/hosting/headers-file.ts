import { caching, headers } from './headers.ts';

const block = (address: string, pairs: typeof headers) =>
  [`/${address}`, ...pairs.map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The file `_headers` for Netlify, Cloudflare Pages and others. No two of its rules set the same header for an address,
 * because hosts differ in how they handle that. These hosts serve `about-us.html` at `/about-us`, and `404.html` for unknown
 * addresses, without configuration.
 * @param names the files and folders at the top of the built site; names of folders end with a slash
 */
export function headersFile(names: readonly string[]): string {
  const rules = names.map((name) => {
    const address = name.endsWith('/') ? `${name}*` : name.replace(/(?:index)?\.html$/, '');
    return block(address, [['Cache-Control', name.endsWith('.html') ? caching.pages : caching.others]]);
  });
  return `${[block('*', headers), ...rules].join('\n')}\n`;
}
