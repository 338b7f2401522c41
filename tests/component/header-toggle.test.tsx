import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { headerLinks, menus } from '../../spec/navigation';
import { covers } from '../support/covers';
import {
  disclosureOf,
  menuSummary,
  navigation,
  showHeader,
  showNavigation,
  shownEntries,
  toggle,
} from '../support/header';

const [menu] = menus;

test('the mobile menu is closed to begin with', covers('NAV-SUBMENU-STATES~1'), async () => {
  await showHeader('small');
  expect(disclosureOf(toggle())).not.toHaveAttribute('open');
  expect(navigation()).toBeNull();
});

test('the toggle opens the mobile menu', covers('NAV-MOBILE-MENU-STATES~1'), async () => {
  await showHeader('small');
  await userEvent.click(toggle());
  expect(disclosureOf(toggle())).toHaveAttribute('open');
  expect(navigation()).toBeVisible();
});

test('the navigation follows the toggle that opens it', covers('NAV-MOBILE-MENU-STATES~1'), async () => {
  await showNavigation('small');
  expect(disclosureOf(toggle()).nextElementSibling).toBe(navigation());
});

test('the toggle closes the open mobile menu', covers('NAV-MOBILE-MENU-STATES~1'), async () => {
  await showNavigation('small');
  await userEvent.click(toggle());
  expect(disclosureOf(toggle())).not.toHaveAttribute('open');
  expect(navigation()).toBeNull();
});

for (const { label } of headerLinks) {
  test(`following ${label} leaves the mobile menu closed on the new page`, covers('NAV-SUBMENU-STATES~1'), async () => {
    await showNavigation('small');
    // The Programs menu repeats one of these links.
    await userEvent.click(screen.getByText(label, { selector: 'nav > ul > li > a' }));
    expect(disclosureOf(toggle())).not.toHaveAttribute('open');
    expect(navigation()).toBeNull();
  });
}

test(
  'a dropdown menu left open is closed when the mobile menu opens again',
  covers('NAV-SUBMENU-STATES~1'),
  async () => {
    await showNavigation('small');
    await userEvent.click(menuSummary(menu));
    await userEvent.click(toggle());
    await userEvent.click(toggle());
    expect(shownEntries(menu)).toEqual([]);
  },
);
