import { readdir } from 'node:fs/promises';
import { sep } from 'node:path';
import { type Answer, ask } from './ask';

/** An address of a server, and the status that it is to answer with. */
export interface Address {
  readonly path: string;
  readonly status: number;
}

/**
 * Where the file of a built site is found: `about-us.html` at `/about-us`, the not-found page at any unknown address;
 * undefined for a file that is only sent in another one's place, or is for the host alone.
 * @param file relative to the built site, with slashes
 */
export function addressOf(file: string): Address | undefined {
  if (/\.(?:br|gz)$|^(?:_headers|\.htaccess)$/.test(file)) return undefined;
  if (file === '404.html') return { path: '/no-such-page', status: 404 };
  if (file === 'index.html') return { path: '/', status: 200 };
  return { path: `/${file.replace(/\.html$/, '')}`, status: 200 };
}

/** What a CDN may do with an answer: give it again without asking, or only after it has asked whether it is still so. */
export type Keeping = 'for a while' | 'asked each time' | 'not at all';

/** What the headers of an answer let a CDN do. Without a way to ask, to keep it is of no use. */
export function keepingOf({ headers }: Pick<Answer, 'headers'>): Keeping {
  const control = headers['cache-control'] ?? '';
  if (control === '' || /\b(?:no-store|private)\b/.test(control)) return 'not at all';
  const seconds = /\bs-maxage=(\d+)/.exec(control) ?? /\bmax-age=(\d+)/.exec(control);
  if (!/\bno-cache\b/.test(control) && Number(seconds?.[1] ?? 0) > 0) return 'for a while';
  return headers.etag || headers['last-modified'] ? 'asked each time' : 'not at all';
}

/**
 * What stands in a CDN's way at one address.
 * @param again the answer to the same question with the first answer's ETag; undefined when it had none
 */
export function cacheFaults({ path, status }: Address, answer: Answer, again: Answer | undefined): readonly string[] {
  const { headers } = answer;
  const control = headers['cache-control'] ?? 'none';
  const faults: string[] = [];
  if (answer.status !== status) faults.push(`status ${answer.status} instead of ${status}`);
  // What is missing is small and rare: it may be sent whole each time, if only a CDN is told so.
  if (status === 200 && keepingOf(answer) === 'not at all') faults.push(`cannot be kept (cache-control: ${control})`);
  if (status === 404 && !headers['cache-control']) faults.push('does not say how long it may be kept');
  if (status === 200 && !again) faults.push('has no ETag');
  if (again && again.status !== 304) faults.push(`is sent again though unchanged (status ${again.status})`);
  if (headers['content-encoding'] && !/accept-encoding/i.test(headers.vary ?? '')) {
    faults.push('is compressed, but does not say that it varies by Accept-Encoding');
  }
  return faults.map((fault) => `${path} ${fault}`);
}

/** What a look at every page and file of a server found. */
export interface CacheCheck {
  readonly counts: Readonly<Record<Keeping, number>>;
  readonly faults: readonly string[];
}

/**
 * Asks a server for every page and file of a built site, twice where it gives an ETag.
 * @param dist the built site's folder
 */
export async function checkCaching(origin: string, dist: string): Promise<CacheCheck> {
  const counts: Record<Keeping, number> = { 'for a while': 0, 'asked each time': 0, 'not at all': 0 };
  const faults: string[] = [];
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.flatMap((entry) =>
    entry.isFile()
      ? [
          `${entry.parentPath}/${entry.name}`
            .slice(dist.length + 1)
            .split(sep)
            .join('/'),
        ]
      : [],
  );
  for (const address of files.sort().flatMap((file) => addressOf(file) ?? [])) {
    const answer = await ask(origin + address.path);
    const { etag } = answer.headers;
    const again =
      etag && answer.status === 200 ? await ask(origin + address.path, { 'if-none-match': etag }) : undefined;
    counts[keepingOf(answer)] += 1;
    faults.push(...cacheFaults(address, answer, again));
  }
  return { counts, faults };
}
