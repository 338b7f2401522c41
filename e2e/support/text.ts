import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';

/** Removes white space, because parsers differ in line breaks. */
const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, '');

/** Returns the visible text of the open page, with header and footer. */
export const shownText = async (page: Page): Promise<string> => words(await page.locator('#root').innerText());

/** Returns all text of the open page, including closed menus. */
export const wholeText = async (page: Page): Promise<string> => words(await page.locator('#root').textContent());

/** All text of a page, as the server sends it. */
export async function servedText(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  return words(parse(html).querySelector('#root')?.textContent);
}
