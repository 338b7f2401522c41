import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import { headerLinks, menus } from '../../spec/navigation';
import { covers } from '../support/covers';
import {
  allEntries,
  menuSummary,
  navigation,
  navigationLink,
  pageButton,
  pageText,
  showNavigation,
  visibleEntries,
} from '../support/header';
import { resize, screenSizes } from '../support/site';

const [firstMenu, secondMenu] = menus;
const keys = { Enter: '{Enter}', Space: ' ' };

describe.each(screenSizes)('on a %s screen', (size) => {
  for (const menu of menus) {
    const open = () => userEvent.click(menuSummary(menu));

    test(
      `the ${menu.label} menu is closed at first, opens on a click and not on pointing, and closes on the next`,
      covers('NAV-SUBMENU-STATES', 'NAV-SUBMENU-OPENS', 'NAV-SUBMENU-CLOSES'),
      async () => {
        await showNavigation(size);
        expect(visibleEntries(menu)).toEqual([]);
        await userEvent.hover(menuSummary(menu));
        expect(visibleEntries(menu), 'hovered').toEqual([]);
        await open();
        expect(visibleEntries(menu)).toEqual(allEntries(menu, size));
        await open();
        expect(visibleEntries(menu)).toEqual([]);
        await open();
        expect(visibleEntries(menu), 'again').toEqual(allEntries(menu, size));
      },
    );
  }
});

test('in the bar, opening a menu closes another open menu', covers('NAV-SUBMENU-OPENS'), async () => {
  await showNavigation('wide');
  for (const menu of [...menus, firstMenu]) {
    await userEvent.click(menuSummary(menu));
    for (const each of menus) expect(visibleEntries(each)).toEqual(each === menu ? allEntries(menu, 'wide') : []);
  }
});

test(
  'in the bar, the name of a menu leads to its parent page, which its entries leave out',
  covers('NAV-PARENT-FIRST'),
  async () => {
    await showNavigation('wide');
    for (const { label, parent } of menus) {
      if (!parent) continue;
      expect(navigationLink(label)).toBeVisible();
      expect(navigationLink(label)).toHaveAttribute('href', parent);
    }
  },
);

describe.each(menus)('the $label menu', (menu) => {
  test('closes when one of its entries is followed', covers('NAV-SUBMENU-STATES'), async () => {
    await showNavigation('wide');
    await userEvent.click(menuSummary(menu));
    // The first entry, because the last one of the Programs menu repeats a link of the navigation.
    await userEvent.click(screen.getByRole('link', { name: menu.entries[0].label }));
    expect(visibleEntries(menu)).toEqual([]);
  });

  test(
    'opens with Enter and Space; Escape closes it from its summary and from its entries',
    covers('A11Y-MENU-KEYBOARD'),
    async () => {
      await showNavigation('wide');
      menuSummary(menu).focus();
      for (const [key, press] of Object.entries(keys)) {
        await browser.keyboard(press);
        expect(visibleEntries(menu), key).toEqual(allEntries(menu, 'wide'));
        await browser.keyboard('{ArrowDown}x');
        expect(visibleEntries(menu), 'other keys').toEqual(allEntries(menu, 'wide'));
        await browser.keyboard('{Escape}');
        expect(visibleEntries(menu), key).toEqual([]);
        expect(menuSummary(menu)).toHaveFocus();
      }
      await browser.keyboard('{Enter}{Tab}');
      expect(screen.getByRole('link', { name: menu.entries[0].label })).toHaveFocus();
      await browser.keyboard('{Escape}');
      expect(visibleEntries(menu)).toEqual([]);
      expect(menuSummary(menu)).toHaveFocus();
      expect(navigation()).not.toBeNull();
    },
  );
});

describe('an open dropdown menu', () => {
  const rule = covers('NAV-MENU-GIVES-WAY');

  beforeEach(async () => {
    await showNavigation('wide');
    await userEvent.click(menuSummary(firstMenu));
  });

  test('closes on a click outside the navigation', rule, async () => {
    // Text is not focusable, so only the click can close the menu.
    await userEvent.click(pageText());
    expect(visibleEntries(firstMenu)).toEqual([]);
  });

  test('closes when the focus leaves the navigation', rule, async () => {
    pageButton().focus();
    await expect.poll(() => visibleEntries(firstMenu)).toEqual([]);
    expect(pageButton()).toHaveFocus();
  });

  test('stays open when the focus moves within the navigation', rule, async () => {
    navigationLink(headerLinks[0].label).focus();
    await browser.keyboard('{Shift}');
    expect(visibleEntries(firstMenu)).toEqual(allEntries(firstMenu, 'wide'));
  });

  test('leaves the focus on a button outside the navigation that the visitor clicks', rule, async () => {
    await userEvent.click(pageButton());
    expect(pageButton()).toHaveFocus();
    expect(visibleEntries(firstMenu)).toEqual([]);
  });
});

test(
  'an open dropdown menu stays open when the screen is turned, and Escape still closes it alone',
  covers('NAV-MENU-GIVES-WAY', 'A11Y-MENU-KEYBOARD'),
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
