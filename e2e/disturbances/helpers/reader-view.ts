import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';

const readability = readFileSync(createRequire(import.meta.url).resolve('@mozilla/readability/Readability.js'), 'utf8');

/**
 * Returns the content of a page in Firefox's reader view, which resembles Safari's: only the element with the most running
 * text, without navigation, forms or advertisements (https://github.com/mozilla/readability).
 * @param blank an empty page, because the security policy of the site's pages blocks other scripts
 * @param html the page as the server sends it
 */
export async function readerView(blank: Page, html: string): Promise<HTMLElement> {
  const parsed = `new DOMParser().parseFromString(${JSON.stringify(html)}, 'text/html')`;
  return parse(await blank.evaluate<string>(`${readability}; new Readability(${parsed}).parse()?.content ?? ''`));
}
