import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { menus } from '../../spec/navigation';
import { covers } from '../support/covers';
import {
  allEntries,
  menuSummary,
  navigation,
  showHeader,
  showNavigation,
  toggle,
  visibleEntries,
} from '../support/header';
import { screenSizes } from '../support/screen-size';

const rule = covers('A11Y-MENU-KEYBOARD~1');
const keys = { Enter: '{Enter}', Space: ' ' };
const [firstMenu] = menus;

describe.each(screenSizes)('on a %s screen', (size) => {
  for (const menu of menus) {
    for (const [key, press] of Object.entries(keys)) {
      test(`${key} on its summary opens the ${menu.label} menu`, rule, async () => {
        await showNavigation(size);
        menuSummary(menu).focus();
        await userEvent.keyboard(press);
        expect(visibleEntries(menu)).toEqual(allEntries(menu));
      });
    }

    test(`Escape on its summary closes the ${menu.label} menu and keeps the focus`, rule, async () => {
      await showNavigation(size);
      menuSummary(menu).focus();
      await userEvent.keyboard('{Enter}{Escape}');
      expect(visibleEntries(menu)).toEqual([]);
      expect(menuSummary(menu)).toHaveFocus();
    });

    test(`Escape on an entry closes the ${menu.label} menu and focuses its summary`, rule, async () => {
      await showNavigation(size);
      menuSummary(menu).focus();
      await userEvent.keyboard('{Enter}{Tab}');
      expect(screen.getByRole('link', { name: menu.entries[0].label })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      expect(visibleEntries(menu)).toEqual([]);
      expect(menuSummary(menu)).toHaveFocus();
    });
  }
});

for (const [key, press] of Object.entries(keys)) {
  test(`${key} on the toggle opens the mobile menu`, rule, async () => {
    await showHeader('small');
    toggle().focus();
    await userEvent.keyboard(press);
    expect(navigation()).toBeVisible();
  });
}

test('Escape inside the mobile menu closes it and focuses the toggle', rule, async () => {
  await showNavigation('small');
  within(screen.getByRole('navigation')).getAllByRole('link')[0]?.focus();
  await userEvent.keyboard('{Escape}');
  expect(navigation()).toBeNull();
  expect(toggle()).toHaveFocus();
});

test('Escape in a dropdown menu leaves the mobile menu open', rule, async () => {
  await showNavigation('small');
  menuSummary(firstMenu).focus();
  await userEvent.keyboard('{Enter}{Escape}');
  expect(visibleEntries(firstMenu)).toEqual([]);
  expect(navigation()).toBeVisible();
});

test('other keys leave a dropdown menu open', rule, async () => {
  await showNavigation('wide');
  menuSummary(firstMenu).focus();
  await userEvent.keyboard('{Enter}{ArrowDown}x');
  expect(visibleEntries(firstMenu)).toEqual(allEntries(firstMenu));
});
