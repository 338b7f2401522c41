import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';

/** Without white space: parsers write a line break in their own way. */
const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, '');

/** The whole text of the open page, with header and footer, as far as styles show it. */
export const shownText = async (page: Page): Promise<string> => words(await page.locator('#root').innerText());

/** The whole text of the open page, also of closed menus. */
export const wholeText = async (page: Page): Promise<string> => words(await page.locator('#root').textContent());

/** The whole text of a page as the server sends it. */
export async function servedText(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  return words(parse(html).querySelector('#root')?.textContent);
}
