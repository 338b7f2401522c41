import { createHash } from 'node:crypto';
import { type HTMLElement, parse } from 'node-html-parser';
import { contentPolicy, type InlineHashes, type PolicyVariables } from './policy.ts';

/** Elements whose content is text. A noscript element's is not: without scripts, its styles apply like any other. */
const blockTextElements = { script: true, style: true, textarea: true, title: true };
/** Types of scripts that are data: browsers do not run them, so a policy does not apply to them. */
const data = /^application\/(?:\w+\+)?json$/;

const isCode = (script: HTMLElement) => !script.hasAttribute('src') && !data.test(script.getAttribute('type') ?? '');
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The hashes of a page's inline scripts and styles without duplicates, in the order of the page.
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

/** After the encoding, which browsers look for in the first kilobyte, and before everything that a policy applies to. */
const place = /<meta charset="[^"]*" ?\/?>/;

/**
 * Adds the Content-Security-Policy to a finished page. Afterwards its inline scripts and styles must not change.
 * @throws when the page does not name its encoding, or has a script, style or link before it
 */
export function withPolicy(html: string, variables: PolicyVariables): string {
  const before = html.slice(0, html.search(place));
  if (!place.test(html) || /<(?:script|style|link)\b/.test(before))
    throw new Error('A page has no place for its policy');
  const policy = contentPolicy(inlineHashes(html), variables);
  return html.replace(place, (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}
