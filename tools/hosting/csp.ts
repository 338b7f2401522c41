/** The hashes of a page's inline scripts and styles, as sources of a Content-Security-Policy. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The build variables that a page's policy depends on. */
export type PolicyVariables = Readonly<Record<string, string | undefined>>;

/** Returns the origin of an address as a policy source, or 'self' for a relative address. */
const sourceOf = (address: string) => (/^https?:/.test(address) ? new URL(address).origin : "'self'");

/**
 * Returns the Content-Security-Policy of one page (extension to specification, section 7). It allows the site's own
 * files other than style sheets, the page's own inline scripts and styles, pictures from the bucket, and requests to the
 * e-mail service. In browsers with Trusted Types, code cannot turn text into markup or scripts, because no Trusted Types
 * policy can be created.
 * @param inline the hashes of the page's inline scripts and styles
 * @throws if an address in a variable begins with http: or https:, but is invalid
 */
export function contentPolicy({ scripts, styles }: InlineHashes, variables: PolicyVariables): string {
  const service = sourceOf(variables.VITE_EMAILJS_ORIGIN || 'https://api.emailjs.com');
  const site = variables.VITE_SITE_URL ?? '';
  const bucket = sourceOf(variables.VITE_MEDIA_BUCKET_URL ?? '');
  const pictures = bucket === "'self'" || bucket === sourceOf(site) ? [] : [bucket];
  const directives: readonly (readonly [name: string, ...sources: string[]])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', ...(styles.length > 0 ? styles : ["'none'"])],
    ['img-src', "'self'", ...pictures],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    // 'self', because before the site opens one of its documents, it sends a request to find out whether the document exists.
    ['connect-src', ...new Set(["'self'", service])],
    ['form-action', service],
    ['frame-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
    // Only for https: on a site served over http, browsers would request the site's files over https and fail.
    ...(site.startsWith('https:') ? [['upgrade-insecure-requests'] as const] : []),
  ];
  return directives.map((directive) => directive.join(' ')).join(';');
}
