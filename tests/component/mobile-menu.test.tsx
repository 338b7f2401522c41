import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent as user } from 'vitest/browser';
import { quickLinks } from '../../spec/extensions/links';
import { menus } from '../../spec/navigation';
import {
  allEntries,
  menuSummary,
  navigation,
  navigationLink,
  restPointer,
  showHeader,
  showNavigation,
  toggle,
  visibleEntries,
} from '../support/header';
import { heading, resize, showSite } from '../support/site';

const [menu, secondMenu, lastMenu] = menus;

afterEach(restPointer);

function expectClosed(): void {
  expect(toggle().closest('details')).not.toHaveAttribute('open');
  expect(navigation()).toBeNull();
}

test('the mobile menu starts closed, and its toggle opens and closes it', {
  tags: ['NAV-SUBMENU-STATES', 'NAV-MOBILE-MENU-STATES'],
}, async () => {
  await showHeader('small');
  expectClosed();
  for (const time of ['first', 'second']) {
    await user.click(toggle());
    expect(navigation(), time).toBeVisible();
    await user.click(toggle());
    expectClosed();
  }
});

test('following a link and going back close the mobile menu', { tags: 'NAV-SUBMENU-STATES' }, async () => {
  await showSite('/contact', 'small');
  await user.click(toggle());
  await user.click(navigationLink('Insurance'));
  await expect.poll(heading).toMatch(/insurance/i);
  expectClosed();
  await user.click(toggle());
  expect(navigation()).toBeVisible();
  window.history.back();
  await expect.poll(heading).not.toMatch(/insurance/i);
  expectClosed();
});

test('a menu that opens scrolls its entries into view, and other menus stay open', { tags: 'navigation' }, async () => {
  await showNavigation('small');
  await user.click(menuSummary(menu));
  await user.click(menuSummary(lastMenu));
  const endOfMenu = () => menuSummary(lastMenu).closest('details')?.getBoundingClientRect().bottom;
  await expect.poll(endOfMenu).toBeLessThan(window.innerHeight);
  expect(visibleEntries(menu)).toEqual(allEntries(menu, 'small'));
});

test('Escape closes only the open menu that has the focus', { tags: 'a11y' }, async () => {
  await showNavigation('small');
  await user.click(menuSummary(secondMenu));
  await user.click(menuSummary(menu));
  await user.keyboard('{Escape}');
  expect(visibleEntries(menu)).toEqual([]);
  expect(menuSummary(menu)).toHaveFocus();
  expect(visibleEntries(secondMenu)).toEqual(allEntries(secondMenu, 'small'));
});

test('Enter opens the mobile menu, Tab enters it, and Escape returns to its toggle', { tags: 'a11y' }, async () => {
  await showHeader('small');
  toggle().focus();
  await user.keyboard('{Enter}{Tab}');
  expect(navigationLink(quickLinks[0].label)).toHaveFocus();
  await user.keyboard('{Escape}');
  expectClosed();
  expect(toggle()).toHaveFocus();
});

/** Presses the Tab key until the focus leaves the page or returns to where it started. @returns the elements that got the focus */
async function tabStops(keys: string): Promise<readonly Element[]> {
  const first = document.activeElement;
  const stops: Element[] = [];
  for (;;) {
    await user.keyboard(keys);
    const stop = document.activeElement;
    // After the last stop, the focus moves to the browser's own controls.
    if (!stop || stop === document.body || stop === first || !document.hasFocus()) return stops;
    stops.push(stop);
  }
}

test('Tab leaves the open mobile menu only for header, call bar and emergency links', { tags: 'a11y' }, async () => {
  await showSite('/privacy', 'small');
  await user.click(toggle());
  const [home, crisis] = [navigationLink('Home'), screen.getByRole('link', { name: 'Crisis' })];
  const reachable = 'header, nav[aria-label="Call or write"], aside:has(a[href="tel:911"])';
  for (const [keys, from, to] of [
    ['{Tab}', home, crisis],
    ['{Shift>}{Tab}{/Shift}', crisis, home],
  ] as const) {
    from.focus();
    const stops = await tabStops(keys);
    expect(stops.filter((stop) => !stop.closest(reachable)).map(({ outerHTML }) => outerHTML)).toEqual([]);
    expect(stops).toContain(to);
  }
});

test.each([
  ['its toggle closes it', () => user.click(toggle())],
  ['Escape closes it', () => user.keyboard('{Escape}')],
  ['the screen becomes wide', () => resize('wide')],
])('Tab reaches the page behind the mobile menu again when %s', { tags: 'a11y' }, async (_when, close) => {
  await showSite('/privacy', 'small');
  await user.click(toggle());
  await close();
  within(screen.getByRole('main')).getAllByRole('link')[0]?.focus();
  await user.keyboard('{Tab}');
  expect(document.activeElement?.closest('main')).not.toBeNull();
});
