import type { Locator, Page } from '@playwright/test';

/** More presses of Tab than any navigation has stops. */
const most = 30;

const isOpen = (summary: Locator) => summary.evaluate(({ parentElement }) => parentElement?.hasAttribute('open'));
const isFocused = (summary: Locator) => summary.evaluate((element) => element === document.activeElement);
const inNavigation = (summary: Locator) =>
  summary.evaluate((element) => element.closest('nav')?.contains(document.activeElement));

/** Puts the focus on a summary whose menu is closed. @returns false when the menu cannot be closed again */
async function start(summary: Locator): Promise<boolean> {
  if (await isOpen(summary)) await summary.click();
  await summary.focus();
  return !(await isOpen(summary));
}

/** Uses the menu of one summary by keyboard alone. @returns what is wrong with it */
async function tryKeys(page: Page, summary: Locator): Promise<string[]> {
  const findings: string[] = [];
  for (const key of ['Enter', 'Space']) {
    if (!(await start(summary))) return [...findings, 'cannot be closed by its summary'];
    await page.keyboard.press(key);
    if (!(await isOpen(summary))) findings.push(`does not open at ${key}`);
  }
  if (!(await isOpen(summary))) return findings;
  await page.keyboard.press('Tab');
  if (await isFocused(summary)) findings.push('keeps the focus on its summary at Tab');
  await page.keyboard.press('Escape');
  if (await isOpen(summary)) findings.push('stays open at Escape');
  if (!(await isFocused(summary))) findings.push('does not give the focus back at Escape');
  if (!(await start(summary))) return findings;
  await page.keyboard.press('Enter');
  // Within the navigation a menu may stay open.
  for (let presses = 0; presses < most && (await inNavigation(summary)); presses++)
    await page.keyboard.press('Shift+Tab');
  if (await inNavigation(summary)) findings.push('cannot be left');
  if (await isOpen(summary)) findings.push('stays open when the focus leaves the navigation');
  return findings;
}

/**
 * Uses every menu in the navigation of a page's header that is in view with Enter, Space, Tab and Escape.
 * @returns how many menus there are, and a line for each thing that a key does not do
 */
export async function menuKeys(page: Page): Promise<{ menus: number; findings: string[] }> {
  const summaries = await page.getByRole('banner').getByRole('navigation').locator('details > summary').all();
  const findings: string[] = [];
  for (const summary of summaries) {
    const name = await summary.textContent();
    findings.push(...(await tryKeys(page, summary)).map((finding) => `${name} ${finding}`));
  }
  return { menus: summaries.length, findings };
}
