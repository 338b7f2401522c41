import { createHash } from 'node:crypto';
import { type HTMLElement, parse } from 'node-html-parser';

/** The sources, as a Content-Security-Policy writes them, of what stands in a page itself. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Elements whose content is text. What a noscript holds is not: without scripts its styles count like any other. */
const blockTextElements = { script: true, style: true, textarea: true, title: true };
/** Types of scripts that are data, which no browser runs and no policy looks at. */
const data = /^application\/(?:\w+\+)?json$/;

const isCode = (script: HTMLElement) => !script.hasAttribute('src') && !data.test(script.getAttribute('type') ?? '');
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The hashes of a page's inline scripts and styles, each once, in the order of the page.
 * @param html the page as it will be served, sign by sign
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
