import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

// ARIA has no role for a summary, so locators by role do not find it.

/** The summary that opens the navigation on a small screen. */
export const hamburger = (page: Page): Locator => page.locator('header summary').filter({ hasText: /^\s*Menu\s*$/ });

/** The summary of a dropdown menu of the header, by the menu's label. */
export const menuSummary = (page: Page, label: string): Locator =>
  page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: label });

/** The list that a summary of a dropdown menu opens. */
export const entriesOf = (summary: Locator): Locator => summary.locator('xpath=following-sibling::ul');

/** Fails unless the disclosure of a summary is open, or closed. */
export async function expectOpen(summary: Locator, open = true): Promise<void> {
  await expect(summary.locator('xpath=..')).toHaveJSProperty('open', open);
}
