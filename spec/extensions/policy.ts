/**
 * The Content-Security-Policy of pages and the headers that hosts send (extensions to the specification, section 7). The
 * values are those of a site built for the mock e-mail service; `builds` lists how other builds differ.
 */

/** The Content-Security-Policy in a page's head. `hashes` stands for the hashes, which differ from page to page. */
export const directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'", 'hashes'],
  'style-src': ['hashes'],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export interface Build {
  readonly what: string;
  readonly variables: Readonly<Record<string, string>>;
  /** The directives that differ from those above. */
  readonly changes: Readonly<Record<string, readonly string[]>>;
}

/** Builds with different variables, and the directives that these change. */
// biome-ignore format: a table, one build per entry
export const builds = [
  { what: 'the mock e-mail service', variables: { VITE_EMAILJS_ORIGIN: '/' }, changes: {} },
  { what: 'the real service, by default', variables: {},
    changes: { 'connect-src': ["'self'", 'https://api.emailjs.com'], 'form-action': ['https://api.emailjs.com'] } },
  { what: 'another service, and a public address',
    variables: { VITE_EMAILJS_ORIGIN: 'https://mail.example/', VITE_SITE_URL: 'https://clinic.example' },
    changes: { 'connect-src': ["'self'", 'https://mail.example'], 'form-action': ['https://mail.example'] } },
  { what: 'pictures in a bucket',
    variables: { VITE_EMAILJS_ORIGIN: '/', VITE_MEDIA_BUCKET_URL: 'https://bucket.example/clinic/' },
    changes: { 'img-src': ["'self'", 'https://bucket.example'] } },
  { what: 'pictures in a bucket that is the site itself',
    variables: { VITE_EMAILJS_ORIGIN: '/', VITE_SITE_URL: 'https://clinic.example', VITE_MEDIA_BUCKET_URL: 'https://clinic.example' },
    changes: {} },
] as const satisfies readonly Build[];

/** The headers of every response, whatever its status. `vite preview` uses no HTTPS, so it sends a shorter policy. */
export const headers = {
  'content-security-policy': "frame-ancestors 'none'; upgrade-insecure-requests",
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'permissions-policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=()',
} as const satisfies Readonly<Record<string, string>>;

/** The policy in the headers of `vite preview`. */
export const previewPolicy = "frame-ancestors 'none'";

/** The Cache-Control of each kind of response. A host that knows only addresses sends `other` in place of `hashed`. */
export const caching = {
  page: 'no-cache',
  missing: 'no-cache',
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=3600',
} as const satisfies Readonly<Record<string, string>>;

/** Examples of files that a clinic may add, with their media types. With the wrong type, browsers may download or refuse a file. */
// biome-ignore format: a table, one file per entry
export const ownFiles = [
  { file: 'documents/our notice.pdf', type: 'application/pdf' },
  { file: 'documents/Scanned.PDF', type: 'application/pdf' },
  { file: 'documents/intake.docx', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  { file: 'documents/intake.doc', type: 'application/msword' },
  { file: 'documents/intake.odt', type: 'application/vnd.oasis.opendocument.text' },
  { file: 'documents/intake.rtf', type: 'application/rtf' },
  { file: 'documents/prices.xlsx', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  { file: 'documents/prices.xls', type: 'application/vnd.ms-excel' },
  { file: 'documents/prices.csv', type: 'text/csv; charset=utf-8' },
  { file: 'documents/groups.ics', type: 'text/calendar; charset=utf-8' },
  { file: 'documents/clinic.vcf', type: 'text/vcard; charset=utf-8' },
  { file: 'documents/all.zip', type: 'application/zip' },
  { file: 'documents/plain.txt', type: 'text/plain; charset=utf-8' },
  { file: 'media/building.jpg', type: 'image/jpeg' },
  { file: 'media/door.JPEG', type: 'image/jpeg' },
  { file: 'media/room.png', type: 'image/png' },
  { file: 'media/room.webp', type: 'image/webp' },
  { file: 'media/room.avif', type: 'image/avif' },
  { file: 'media/way.gif', type: 'image/gif' },
  { file: 'media/map.svg', type: 'image/svg+xml; charset=utf-8' },
  { file: 'media/icon.ico', type: 'image/x-icon' },
  { file: 'media/welcome.mp3', type: 'audio/mpeg' },
  { file: 'media/welcome.m4a', type: 'audio/mp4' },
  { file: 'media/tour.mp4', type: 'video/mp4' },
  { file: 'media/tour.webm', type: 'video/webm' },
  { file: 'media/tour.vtt', type: 'text/vtt; charset=utf-8' },
  { file: 'fonts/own.woff2', type: 'font/woff2' },
  { file: 'fonts/own.woff', type: 'font/woff' },
  { file: 'data/hours.json', type: 'application/json' },
  { file: 'data/feed.xml', type: 'application/xml' },
] as const satisfies readonly { readonly file: string; readonly type: string }[];
