import { expect, type Locator, type Page } from '@playwright/test';
import type { menus } from '../../spec/navigation';

export type Label = (typeof menus)[number]['label'];

// Locators for the menus in the header, which are `details` elements. `getByRole` finds no `summary`, which has no role.

/** The main navigation in the header. On a small screen, it opens with the menu toggle. */
export const mainNavigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });

/** The summary that opens the navigation on a small screen. */
export const menuToggle = (page: Page): Locator => page.locator('header summary').filter({ hasText: /^\s*Menu\s*$/ });

/** The control that opens a menu. */
export const menuSummary = (page: Page, label: Label): Locator =>
  mainNavigation(page).locator('summary', { hasText: label });

/** The links of a menu. */
export const menuEntries = (page: Page, label: Label): Locator =>
  menuSummary(page, label).locator('xpath=following-sibling::ul').getByRole('link');

/** Waits until a menu, or the mobile menu, is open or closed. */
export const expectOpen = (summary: Locator, open = true): Promise<void> =>
  expect(summary.locator('xpath=..')).toHaveJSProperty('open', open);

/** Opens a menu with `press`. On a small screen, opens the mobile menu first. */
export async function openMenu(page: Page, label: Label, press = (summary: Locator) => summary.click()): Promise<void> {
  const toggle = menuToggle(page);
  if ((await toggle.isVisible()) && !(await mainNavigation(page).isVisible())) {
    await press(toggle);
    await expectOpen(toggle);
  }
  await press(menuSummary(page, label));
  await expectOpen(menuSummary(page, label));
}
