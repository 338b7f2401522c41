import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { menus } from '../../spec/navigation';
import { covers } from '../support/covers';
import {
  allEntries,
  menuSummary,
  navigation,
  screens,
  showHeader,
  showNavigation,
  shownEntries,
  toggle,
} from '../support/header';

const keys = [
  { name: 'Enter', press: '{Enter}' },
  { name: 'Space', press: ' ' },
];
const [menu] = menus;

describe.each(screens)('on a %s screen', (size) => {
  for (const one of menus) {
    for (const { name, press } of keys) {
      test(`${name} on its summary opens the ${one.label} menu`, covers('A11Y-MENU-KEYBOARD~1'), async () => {
        await showNavigation(size);
        menuSummary(one).focus();
        await userEvent.keyboard(press);
        expect(shownEntries(one)).toEqual(allEntries(one));
      });
    }

    test(
      `Escape on its summary closes the ${one.label} menu and stays there`,
      covers('A11Y-MENU-KEYBOARD~1'),
      async () => {
        await showNavigation(size);
        menuSummary(one).focus();
        await userEvent.keyboard('{Enter}{Escape}');
        expect(shownEntries(one)).toEqual([]);
        expect(menuSummary(one)).toHaveFocus();
      },
    );

    test(
      `Escape on an entry of the ${one.label} menu closes it and moves the focus back to its summary`,
      covers('A11Y-MENU-KEYBOARD~1'),
      async () => {
        await showNavigation(size);
        menuSummary(one).focus();
        await userEvent.keyboard('{Enter}{Tab}');
        expect(screen.getByRole('link', { name: one.entries[0].label })).toHaveFocus();
        await userEvent.keyboard('{Escape}');
        expect(shownEntries(one)).toEqual([]);
        expect(menuSummary(one)).toHaveFocus();
      },
    );
  }
});

for (const { name, press } of keys) {
  test(`${name} on the toggle opens the mobile menu`, covers('A11Y-MENU-KEYBOARD~1'), async () => {
    await showHeader('small');
    toggle().focus();
    await userEvent.keyboard(press);
    expect(navigation()).toBeVisible();
  });
}

test(
  'Escape inside the mobile menu closes it and moves the focus back to the toggle',
  covers('A11Y-MENU-KEYBOARD~1'),
  async () => {
    await showNavigation('small');
    within(screen.getByRole('navigation')).getAllByRole('link')[0]?.focus();
    await userEvent.keyboard('{Escape}');
    expect(navigation()).toBeNull();
    expect(toggle()).toHaveFocus();
  },
);

test('Escape in a dropdown menu leaves the mobile menu around it open', covers('A11Y-MENU-KEYBOARD~1'), async () => {
  await showNavigation('small');
  menuSummary(menu).focus();
  await userEvent.keyboard('{Enter}{Escape}');
  expect(shownEntries(menu)).toEqual([]);
  expect(navigation()).toBeVisible();
});

test('any other key leaves an open menu open', covers('A11Y-MENU-KEYBOARD~1'), async () => {
  await showNavigation('wide');
  menuSummary(menu).focus();
  await userEvent.keyboard('{Enter}{ArrowDown}x');
  expect(shownEntries(menu)).toEqual(allEntries(menu));
});
