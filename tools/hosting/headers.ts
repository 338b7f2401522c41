/** Headers by name, in order. */
type Headers = readonly (readonly [name: string, value: string])[];

/**
 * The headers of every response, from `vite preview` and from all hosts. Each page contains its Content-Security-Policy
 * (csp.ts), except the directive frame-ancestors, which browsers accept only in a header.
 */
export const headers: Headers = [
  ['Content-Security-Policy', "frame-ancestors 'none'"],
  ['X-Frame-Options', 'DENY'],
  // At most the site's origin. With `no-referrer`, a form posted without scripts would have the origin `null`.
  ['Referrer-Policy', 'strict-origin'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  // Without includeSubDomains: other subdomains of the clinic may have no certificate yet.
  ['Strict-Transport-Security', 'max-age=31536000'],
  // Turns off only the features that could reveal a visitor's interests, location, image or voice. Every response of a
  // first visit has this header, so keep it short: thirteen features took 1.4 kB.
  ['Permissions-Policy', 'browsing-topics=(), camera=(), geolocation=(), microphone=()'],
];

/** The headers of hosts, which use HTTPS. With this policy over HTTP, browsers would request the site's files over HTTPS and fail. */
export const hostHeaders: Headers = headers.map(([name, value]) =>
  name === 'Content-Security-Policy' ? [name, `${value}; upgrade-insecure-requests`] : [name, value],
);

/**
 * Cache-Control by kind of file. Pages may change at any time, and failures must not last. Files in /assets have a content
 * hash in their names. A host whose configuration knows only addresses, not whether there is a file, sends `others` for these,
 * too: it sends the same header if a chunk is missing, and a browser would keep that failure for a year.
 */
export const caching = {
  pages: 'no-cache',
  assets: 'public, max-age=31536000, immutable',
  others: 'public, max-age=3600',
} as const;
