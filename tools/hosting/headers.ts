/**
 * What every answer says, whichever host gives it: the one source of the preview server and of all files for hosts.
 * A page's own policy stands in the page (policy.ts); frame-ancestors counts in a header only.
 */
export const headers: readonly (readonly [name: string, value: string])[] = [
  ['Content-Security-Policy', "frame-ancestors 'none'"],
  ['X-Frame-Options', 'DENY'],
  // Names the site, never the page. With `no-referrer`, a form posted without scripts would have the origin `null`.
  ['Referrer-Policy', 'strict-origin'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  // Not for subdomains: a clinic may have others that are still without a certificate.
  ['Strict-Transport-Security', 'max-age=31536000'],
  // What would tell where somebody is and what is seen and heard there. Each header comes with each of the eleven
  // answers of a first visit: thirteen features took 1.4 kB of it.
  ['Permissions-Policy', 'browsing-topics=(), camera=(), geolocation=(), microphone=()'],
];

/** How long answers may be kept: a page may change any time, a file under /assets carries a hash of its content in its name. */
export const caching = {
  pages: 'no-cache',
  assets: 'public, max-age=31536000, immutable',
  others: 'public, max-age=3600',
} as const;

/** The types of the files that a built site can have, by their endings. */
export const types = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  txt: 'text/plain',
} as const;

/**
 * The Cache-Control of a file of the built site.
 * @param pathname its path below the site's folder, with a slash before it
 */
export function cacheControl(pathname: string): string {
  if (pathname.endsWith('.html')) return caching.pages;
  return pathname.startsWith('/assets/') ? caching.assets : caching.others;
}
