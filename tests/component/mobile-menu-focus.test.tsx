import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { headerLinks, menus } from '../../spec/navigation';
import { covers } from '../support/covers';
import { menuSummary, navigation, toggle } from '../support/header';
import { resize } from '../support/screen-size';
import { showSite } from '../support/site';
import { namesOf, stopsOutside, tabStops } from '../support/tab-stops';

/** The parts of the page that stay reachable: the header, the call bar, and the strip with 911 and 988. */
const reachable = ['header', 'nav[aria-label="Call or write"]', 'p:has(a[href="tel:911"])'] as const;
const rule = covers('A11Y-PANEL-FOCUS~1');

const callBarLinks = () => within(screen.getByRole('navigation', { name: 'Call or write' })).getAllByRole('link');
const headerLink = (index: number) => within(screen.getByRole('banner')).getAllByRole('link')[index];

/** The tab stops of the mobile menu with all dropdown menus closed. */
const menuStops = [
  ...headerLinks.map(({ label }) => label),
  ...menus.flatMap(({ label, parent }) => (parent ? [label, `${label} menu`] : [label])),
];

/** Shows a page on a small screen and opens the mobile menu. */
async function openMobileMenu(path: '/privacy' | '/contact' = '/privacy'): Promise<void> {
  await showSite(path, 'small');
  await userEvent.click(toggle());
}

test('Tab moves from the toggle through the open mobile menu to the call bar only', rule, async () => {
  await openMobileMenu();
  toggle().focus();
  const stops = await tabStops();
  expect(stopsOutside(stops, ...reachable)).toEqual([]);
  const callBar = [expect.stringMatching(/^Call/), 'Message'];
  expect(namesOf(stops).slice(0, menuStops.length + 2)).toEqual([...menuStops, ...callBar]);
});

test('Shift+Tab moves from the call bar back through the open mobile menu to its toggle', rule, async () => {
  await openMobileMenu();
  callBarLinks().at(-1)?.focus();
  const stops = await tabStops({ backward: true });
  expect(stopsOutside(stops, ...reachable)).toEqual([]);
  expect(namesOf(stops)).toEqual(expect.arrayContaining([...menuStops, 'Menu']));
});

test('Shift+Tab reaches only the emergency numbers above the header of the open mobile menu', rule, async () => {
  await openMobileMenu();
  headerLink(0)?.focus();
  expect(stopsOutside(await tabStops({ backward: true }), ...reachable)).toEqual([]);
});

for (const menu of menus) {
  test(`Tab moves through the open ${menu.label} menu and stays out of the page`, rule, async () => {
    await openMobileMenu();
    await userEvent.click(menuSummary(menu));
    menuSummary(menu).focus();
    const stops = await tabStops();
    expect(stopsOutside(stops, ...reachable)).toEqual([]);
    expect(namesOf(stops).slice(0, menu.entries.length)).toEqual(menu.entries.map(({ label }) => label));
  });
}

test('the Message link to the form on the same page closes the mobile menu and focuses the form', rule, async () => {
  await openMobileMenu('/contact');
  await userEvent.click(screen.getByRole('link', { name: 'Message' }));
  expect(navigation()).toBeNull();
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

const closings = {
  'its toggle': () => userEvent.click(toggle()),
  Escape: () => userEvent.keyboard('{Escape}'),
};
for (const [what, close] of Object.entries(closings)) {
  test(`Tab reaches the page again once ${what} has closed the mobile menu`, rule, async () => {
    await openMobileMenu();
    await close();
    toggle().focus();
    expect(stopsOutside(await tabStops(), ...reachable)).not.toEqual([]);
  });
}

test('following a link of the mobile menu focuses the heading of the new page', covers('SHELL-FOCUS~2'), async () => {
  await openMobileMenu();
  await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Contact' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Have some questions?' })).toHaveFocus();
});

test('Tab reaches the page once the screen is wide, although the mobile menu is open', rule, async () => {
  await openMobileMenu();
  await resize('wide');
  menuSummary(menus[2]).focus();
  expect(stopsOutside(await tabStops(), 'header')).not.toEqual([]);
});
