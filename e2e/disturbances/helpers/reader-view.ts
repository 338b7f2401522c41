import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';

const readability = readFileSync(createRequire(import.meta.url).resolve('@mozilla/readability/Readability.js'), 'utf8');

/**
 * What is left of a page in the reader view of Firefox, and nearly so in that of Safari: the branch of the document with the
 * most running text, without what looks like navigation, forms or advertisements (https://github.com/mozilla/readability).
 * @param blank an empty page, since the policy of the site's own pages lets no other script run
 * @param html the page as the server sends it
 */
export async function readerView(blank: Page, html: string): Promise<HTMLElement> {
  const parsed = `new DOMParser().parseFromString(${JSON.stringify(html)}, 'text/html')`;
  return parse(await blank.evaluate<string>(`${readability}; new Readability(${parsed}).parse()?.content ?? ''`));
}
