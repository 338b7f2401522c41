import { expect, type Locator, type Page } from '@playwright/test';
import { menus } from '../../spec/navigation';

type Menu = (typeof menus)[number];
type Label = Menu['label'];

/*
 * The only place that knows how the header's menus are built.
 */

/** The main navigation in the header; hidden behind the menu toggle on a small screen. */
export const mainNavigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });

/** The button that opens the navigation on a small screen. */
export const menuToggle = (page: Page): Locator => page.getByRole('button', { name: 'Menu', exact: true });

/** The button of a menu in the main navigation. */
export function menuButton(page: Page, label: Label): Locator {
  const menu = menus.find((candidate) => candidate.label === label);
  const name = menu && 'parent' in menu && menu.parent ? `${label} menu` : label;
  return mainNavigation(page).getByRole('button', { name, exact: true });
}

/** What a menu shows while it is open. */
export const menuList = (page: Page, label: Label): Locator =>
  menuButton(page, label).locator('xpath=following-sibling::ul');

/** Waits until a menu or the navigation of a small screen is open or closed. */
export const expectOpen = (button: Locator, open = true): Promise<void> =>
  expect(button).toHaveAttribute('aria-expanded', String(open));

/** Opens a menu; on a small screen, first the navigation. */
export async function openMenu(page: Page, label: Label): Promise<void> {
  const toggle = menuToggle(page);
  if (await toggle.isVisible()) {
    await toggle.click();
    await expectOpen(toggle);
  }
  await menuButton(page, label).click();
  await expectOpen(menuButton(page, label));
}

/** The same without scripts, where both are `summary` elements. */
export const noScriptMenus = {
  toggle: (page: Page): Locator => page.locator('summary', { hasText: /^Menu$/ }),
  button: (page: Page, label: Label): Locator => mainNavigation(page).locator('summary', { hasText: label }),
};

/** The ARIA snapshot of the menus in the header of a wide screen, all closed. */
export const closedMenus = `
      - listitem:
        - button "Programs" [expanded=false]
      - listitem:
        - link "Mental Health"
        - button "Mental Health menu" [expanded=false]
      - listitem:
        - link "Addiction"
        - button "Addiction menu" [expanded=false]`;

/** For scripts in the page: an open menu of the header that has the focus in it, and the open navigation of a small screen. */
export const openMenuSelector = 'nav:focus-within [data-disclosure][aria-expanded="true"]';
export const openNavigationSelector = '#hamburger[aria-expanded="true"]';
