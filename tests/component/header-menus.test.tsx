import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import { headerLinks, menus } from '../../spec/navigation';
import { covers, subject } from '../support/covers';
import { allEntries, menuSummary, navigation, navigationLink, showNavigation, visibleEntries } from '../support/header';
import { heading, resize, screenSizes, showSite } from '../support/site';

const [firstMenu, secondMenu] = menus;

describe.each(menus.map((menu) => [menu.label, menu] as const))('the %s menu', (_label, menu) => {
  const press = () => userEvent.click(menuSummary(menu));

  test.each(screenSizes)(
    'on a %s screen, starts closed, opens on a click but not on hover, and closes on the next click',
    covers('NAV-SUBMENU-STATES', 'NAV-SUBMENU-OPENS', 'NAV-SUBMENU-CLOSES'),
    async (size) => {
      await showNavigation(size);
      expect(visibleEntries(menu)).toEqual([]);
      await userEvent.hover(menuSummary(menu));
      expect(visibleEntries(menu), 'hovered').toEqual([]);
      for (const time of ['first', 'second']) {
        await press();
        expect(visibleEntries(menu), time).toEqual(allEntries(menu, size));
        await press();
        expect(visibleEntries(menu), time).toEqual([]);
      }
    },
  );

  test('closes when the visitor follows one of its links', covers('NAV-SUBMENU-STATES'), async () => {
    await showNavigation('wide');
    await press();
    // The first entry, because the last one of the Programs menu repeats a link of the navigation.
    await userEvent.click(screen.getByRole('link', { name: menu.entries[0].label }));
    expect(visibleEntries(menu)).toEqual([]);
  });

  test.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ])(
    'opens with %s, ignores letters and arrow keys, and closes with Escape, from its summary and from its entries',
    subject('a11y'),
    async (_key, open) => {
      await showNavigation('wide');
      for (const next of ['', '{Tab}']) {
        menuSummary(menu).focus();
        await browser.keyboard(`${open}{ArrowDown}x`);
        expect(visibleEntries(menu)).toEqual(allEntries(menu, 'wide'));
        if (next) await browser.keyboard(next);
        const focused = next ? screen.getByRole('link', { name: menu.entries[0].label }) : menuSummary(menu);
        expect(focused).toHaveFocus();
        await browser.keyboard('{Escape}');
        expect(visibleEntries(menu)).toEqual([]);
        expect(menuSummary(menu)).toHaveFocus();
        expect(navigation()).not.toBeNull();
      }
    },
  );
});

test('on a wide screen, opening a menu closes the other open menu', covers('NAV-SUBMENU-OPENS'), async () => {
  await showNavigation('wide');
  for (const menu of [...menus, firstMenu]) {
    await userEvent.click(menuSummary(menu));
    for (const each of menus) expect(visibleEntries(each)).toEqual(each === menu ? allEntries(menu, 'wide') : []);
  }
});

test(
  'on a wide screen, the name of a menu links to its parent page, and the Tab key reaches this link',
  subject('navigation'),
  async () => {
    await showNavigation('wide');
    for (const { label, parent } of menus) {
      if (!parent) continue;
      expect(navigationLink(label)).toBeVisible();
      expect(navigationLink(label)).toHaveAttribute('href', parent);
      navigationLink(label).focus();
      await browser.keyboard('{Shift>}{Tab}{/Shift}{Tab}');
      expect(navigationLink(label), 'by keyboard').toHaveFocus();
    }
  },
);

describe('an open dropdown menu', () => {
  const tags = subject('navigation');
  const pageButton = () => screen.getByRole('button', { name: 'Page button' });

  beforeEach(async () => {
    await showNavigation('wide');
    await userEvent.click(menuSummary(firstMenu));
  });

  test('closes on a click outside the navigation', tags, async () => {
    // Text is not focusable, so only the click can close the menu.
    await userEvent.click(screen.getByText('Text of the page'));
    expect(visibleEntries(firstMenu)).toEqual([]);
  });

  test('closes when the focus leaves the navigation', tags, async () => {
    pageButton().focus();
    await expect.poll(() => visibleEntries(firstMenu)).toEqual([]);
    expect(pageButton()).toHaveFocus();
  });

  test('stays open when the focus moves within the navigation', tags, async () => {
    navigationLink(headerLinks[0].label).focus();
    await browser.keyboard('{Shift}');
    expect(visibleEntries(firstMenu)).toEqual(allEntries(firstMenu, 'wide'));
  });

  test('keeps the focus on a button outside the navigation that the visitor clicks', tags, async () => {
    await userEvent.click(pageButton());
    expect(pageButton()).toHaveFocus();
    expect(visibleEntries(firstMenu)).toEqual([]);
  });
});

test(
  'an open dropdown menu stays open when the screen is rotated, and Escape still closes only that menu',
  subject('navigation', 'a11y'),
  async () => {
    await showNavigation('small');
    await userEvent.click(menuSummary(secondMenu));
    for (const size of ['wide', 'small'] as const) {
      await resize(size);
      expect(visibleEntries(secondMenu), size).toEqual(allEntries(secondMenu, size));
    }
    await browser.keyboard('{Escape}');
    expect(visibleEntries(secondMenu)).toEqual([]);
    expect(menuSummary(secondMenu)).toHaveFocus();
    expect(navigation()).toBeVisible();
  },
);

test(
  'after following a link, and after going back, each menu opens and closes',
  covers('NAV-SUBMENU-OPENS', 'NAV-SUBMENU-CLOSES'),
  async () => {
    await showSite('/contact', 'wide');
    for (const go of [() => userEvent.click(navigationLink('Insurance')), () => window.history.back()]) {
      const before = heading();
      await go();
      await expect.poll(heading).not.toBe(before);
      for (const menu of menus) {
        await userEvent.click(menuSummary(menu));
        expect(visibleEntries(menu), menu.label).toEqual(allEntries(menu, 'wide'));
        await browser.keyboard('{Escape}');
        expect(visibleEntries(menu), `${menu.label} after Escape`).toEqual([]);
      }
    }
  },
);
