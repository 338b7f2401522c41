import type { Locator, Page } from '@playwright/test';

/** More presses of Tab than any navigation has stops. */
const most = 30;

const isOpen = async (button: Locator) => (await button.getAttribute('aria-expanded')) === 'true';
const isFocused = (button: Locator) => button.evaluate((element) => element === document.activeElement);
const inNavigation = (button: Locator) =>
  button.evaluate((element) => element.closest('nav')?.contains(document.activeElement));

/** Puts the focus on a button whose menu is closed. @returns false when the menu cannot be closed again */
async function start(button: Locator): Promise<boolean> {
  if (await isOpen(button)) await button.click();
  await button.focus();
  return !(await isOpen(button));
}

/** Uses the menu of one button by keyboard alone. @returns what is wrong with it */
async function tryKeys(page: Page, button: Locator): Promise<string[]> {
  const findings: string[] = [];
  for (const key of ['Enter', 'Space']) {
    if (!(await start(button))) return [...findings, 'cannot be closed by its button'];
    await page.keyboard.press(key);
    if (!(await isOpen(button))) findings.push(`does not open at ${key}`);
  }
  if (!(await isOpen(button))) return findings;
  await page.keyboard.press('Tab');
  if (await isFocused(button)) findings.push('keeps the focus on its button at Tab');
  await page.keyboard.press('Escape');
  if (await isOpen(button)) findings.push('stays open at Escape');
  if (!(await isFocused(button))) findings.push('does not give the focus back at Escape');
  if (!(await start(button))) return findings;
  await page.keyboard.press('Enter');
  // Within the navigation a menu may stay open.
  for (let presses = 0; presses < most && (await inNavigation(button)); presses++)
    await page.keyboard.press('Shift+Tab');
  if (await inNavigation(button)) findings.push('cannot be left');
  if (await isOpen(button)) findings.push('stays open when the focus leaves the navigation');
  return findings;
}

/**
 * Uses every menu in the navigation of a page's header that is in view with Enter, Space, Tab and Escape.
 * @returns how many menus there are, and a line for each thing that a key does not do
 */
export async function menuKeys(page: Page): Promise<{ menus: number; findings: string[] }> {
  const buttons = await page.getByRole('banner').getByRole('navigation').locator('button[aria-expanded]').all();
  const findings: string[] = [];
  for (const button of buttons) {
    const name = (await button.getAttribute('aria-label')) ?? (await button.textContent());
    findings.push(...(await tryKeys(page, button)).map((finding) => `${name} ${finding}`));
  }
  return { menus: buttons.length, findings };
}
