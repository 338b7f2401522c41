import { get } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of an address's body as a server sends it to a browser, compressed where it is. */
function sentBytes(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${address}: ${response.statusCode}`)),
      );
    }).on('error', reject);
  });
}

const compressed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;

/** A file that a page names in its HTML. */
export interface NamedFile {
  readonly address: string;
  readonly bytes: number;
}

/** What a page needs for its first screen and to hydrate, in bytes as they are sent. */
export interface Weight {
  readonly document: number;
  /** The document's styles, compressed by themselves. */
  readonly styles: number;
  readonly scripts: readonly NamedFile[];
  readonly fonts: readonly NamedFile[];
  readonly pictures: readonly NamedFile[];
}

/** The addresses of files that a page's HTML tells the browser to fetch at once. */
export function namedIn(html: string): readonly string[] {
  const head = html.matchAll(
    /<(?:link rel="(?:preload|modulepreload)"|script type="module")[^>]* (?:href|src)="([^"]+)"/g,
  );
  return [...new Set([...head].map(([, address = '']) => address))];
}

/** Weighs a page. @param origin where the site is served, without a slash at the end */
export async function weigh(origin: string, path: string): Promise<Weight> {
  const html = await (await fetch(origin + path)).text();
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text).join('');
  const files = await Promise.all(
    namedIn(html).map(async (address) => ({ address, bytes: await sentBytes(origin + address) })),
  );
  const ending = (pattern: RegExp) => files.filter(({ address }) => pattern.test(address));
  return {
    document: await sentBytes(origin + path),
    styles: compressed(styles),
    scripts: ending(/\.js$/),
    fonts: ending(/\.woff2$/),
    pictures: ending(/\.svg$/),
  };
}
