import { createHash } from 'node:crypto';
import { type HTMLElement, parse } from 'node-html-parser';

/** The hashes of a page's inline scripts and styles, as sources of a Content-Security-Policy. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

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
export function inlineHashes(html: string): InlineHashes {
  const page = parse(html, { blockTextElements });
  const hashes = (elements: readonly HTMLElement[]) => [
    ...new Set(elements.map((element) => hashOf(element.innerHTML))),
  ];
  return {
    scripts: hashes(page.querySelectorAll('script').filter(isCode)),
    styles: hashes(page.querySelectorAll('style')),
  };
}
