import { createHash } from 'node:crypto';
import { type HTMLElement, parse } from 'node-html-parser';
import { contentPolicy, type InlineHashes, type PolicyVariables } from './csp.ts';

/** Elements whose content is parsed as text. Not noscript: its styles apply without scripts, so they need hashes. */
const blockTextElements = { script: true, style: true, textarea: true, title: true };
/** Types of scripts that contain JSON. Browsers don't run them, so the policy doesn't apply to them. */
const data = /^application\/(?:\w+\+)?json$/;

const isCode = (script: HTMLElement) => !script.hasAttribute('src') && !data.test(script.getAttribute('type') ?? '');
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Returns the hashes of a page's inline scripts and styles, without duplicates and in document order.
 * @param html the page exactly as it will be served
 */
function inlineHashes(html: string): InlineHashes {
  const page = parse(html, { blockTextElements });
  const hashes = (elements: readonly HTMLElement[]) => [
    ...new Set(elements.map((element) => hashOf(element.innerHTML))),
  ];
  return {
    scripts: hashes(page.querySelectorAll('script').filter(isCode)),
    styles: hashes(page.querySelectorAll('style')),
  };
}

/** The policy follows the encoding (which must be in the first kilobyte) and precedes everything that it governs. */
const place = /<meta charset="[^"]*" ?\/?>/;

/**
 * Adds the Content-Security-Policy to a finished page, whose inline scripts and styles must not change afterwards.
 * @throws if the page does not name its encoding, or if a script, style or link comes before the encoding
 */
export function withPolicy(html: string, variables: PolicyVariables): string {
  const before = html.slice(0, html.search(place));
  if (!place.test(html) || /<(?:script|style|link)\b/.test(before))
    throw new Error('A page must name its encoding before any script, style or link, so that its policy can follow');
  const policy = contentPolicy(inlineHashes(html), variables);
  return html.replace(place, (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}
