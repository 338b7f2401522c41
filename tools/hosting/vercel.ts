import { caching, headers } from './headers.ts';

const pairs = (list: typeof headers) => list.map(([key, value]) => ({ key, value }));

/** The file `vercel.json`. The last rule that matches an address sets its Cache-Control. */
export function vercelFile(): string {
  const rules = [
    { source: '/(.*)', headers: pairs([...headers, ['Cache-Control', caching.pages]]) },
    { source: '/(.*)\\.([a-z0-9]+)', headers: pairs([['Cache-Control', caching.others]]) },
  ];
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers: rules }, null, 2)}\n`;
}
