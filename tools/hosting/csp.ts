import { createHash } from 'node:crypto';
import { type HTMLElement, parse } from 'node-html-parser';
import type { Environment } from '../vite/variables.ts';

/** Returns the origin of an address as a policy source, or 'self' for a relative address. */
const sourceOf = (address = '') => (/^https?:/.test(address) ? new URL(address).origin : "'self'");

/**
 * Returns the Content-Security-Policy of one page (extension to specification, section 7). It allows the site's own
 * files other than style sheets, the page's own inline scripts and styles, pictures from the bucket, and requests to the
 * e-mail service. In browsers with Trusted Types, code cannot turn text into markup or scripts, because no Trusted Types
 * policy can be created.
 * @param scripts the hashes of the page's inline scripts, as sources of a policy
 * @param styles the same of its inline styles
 * @throws if an address in a variable begins with http: or https:, but is invalid
 */
export function contentPolicy(scripts: readonly string[], styles: readonly string[], variables: Environment): string {
  const service = sourceOf(variables.VITE_EMAILJS_ORIGIN || 'https://api.emailjs.com');
  const bucket = sourceOf(variables.VITE_MEDIA_BUCKET_URL);
  const isOwnBucket = bucket === sourceOf(variables.VITE_SITE_URL);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': styles.length > 0 ? styles : ["'none'"],
    'img-src': isOwnBucket ? ["'self'"] : [...new Set(["'self'", bucket])],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    // 'self', because before the site opens one of its documents, it sends a request to find out whether the document exists.
    'connect-src': [...new Set(["'self'", service])],
    'form-action': [service],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}

/** Types of scripts that contain JSON. Browsers don't run them, so the policy doesn't apply to them. */
const data = /^application\/(?:\w+\+)?json$/;
const isCode = (script: HTMLElement) => !script.hasAttribute('src') && !data.test(script.getAttribute('type') ?? '');
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashesOf = (elements: readonly HTMLElement[]) => [...new Set(elements.map(({ innerHTML }) => hashOf(innerHTML)))];

/** The policy follows the encoding (which must be in the first kilobyte) and precedes everything that it governs. */
const place = /<meta charset="[^"]*" ?\/?>/;

/**
 * Adds the Content-Security-Policy to a finished page, whose inline scripts and styles must not change afterwards.
 * @throws if the page does not name its encoding, or if a script, style or link comes before the encoding
 */
export function withPolicy(html: string, variables: Environment): string {
  const before = html.slice(0, html.search(place));
  if (!place.test(html) || /<(?:script|style|link)\b/.test(before))
    throw new Error('A page must name its encoding before any script, style or link, so that its policy can follow');
  // Not noscript: its styles apply without scripts, so they need hashes.
  const page = parse(html, { blockTextElements: { script: true, style: true, textarea: true, title: true } });
  const scripts = hashesOf(page.querySelectorAll('script').filter(isCode));
  const policy = contentPolicy(scripts, hashesOf(page.querySelectorAll('style')), variables);
  return html.replace(place, (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}
