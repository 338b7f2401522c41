import type { InlineHashes } from './inline-hashes';

/** The variables of a build that a page's policy follows, as `.env` and the process give them. */
export type PolicyVariables = Readonly<Record<string, string | undefined>>;

/** How a policy names the origin of an address: 'self' for an address without one. */
const sourceOf = (address: string) => (/^https?:/.test(address) ? new URL(address).origin : "'self'");

/**
 * The Content-Security-Policy of one page (extension to specification, section 7): nothing but the site's own files, the
 * inline scripts and styles that the page was built with, and the one call to the e-mail service. No code can make
 * markup or scripts from text, since no Trusted Types policy can be made.
 * @param inline the hashes of the page's own inline scripts and styles
 * @param variables those of the build
 * @throws when an address in the variables is none
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
    ['connect-src', service],
    ['form-action', service],
    ['frame-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
    // Where the site is not served by https, its own files would be asked for in vain.
    ...(site.startsWith('https:') ? [['upgrade-insecure-requests'] as const] : []),
  ];
  return directives.map((directive) => directive.join(' ')).join(';');
}
