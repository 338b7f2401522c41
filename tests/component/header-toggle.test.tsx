import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { headerLinks, menus } from '../../spec/navigation';
import { covers } from '../support/covers';
import { menuButton, navigation, showHeader, showNavigation, shownEntries, toggle } from '../support/header';

const [menu] = menus;

test('the mobile menu is closed to begin with', covers('NAV-SUBMENU-STATES~1'), async () => {
  await showHeader('small');
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(navigation()).toBeNull();
});

test('the toggle opens the mobile menu', covers('NAV-MOBILE-MENU-STATES~1'), async () => {
  await showHeader('small');
  await userEvent.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(navigation()).toBeVisible();
});

test('the toggle controls the navigation that it opens', covers('NAV-MOBILE-MENU-STATES~1'), async () => {
  await showNavigation('small');
  expect(navigation()).toHaveAttribute('id', toggle().getAttribute('aria-controls'));
});

test('the toggle closes the open mobile menu', covers('NAV-MOBILE-MENU-STATES~1'), async () => {
  await showNavigation('small');
  await userEvent.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(navigation()).toBeNull();
});

for (const { label } of headerLinks) {
  test(`following ${label} leaves the mobile menu closed on the new page`, covers('NAV-SUBMENU-STATES~1'), async () => {
    await showNavigation('small');
    await userEvent.click(screen.getByRole('link', { name: label }));
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(navigation()).toBeNull();
  });
}

test(
  'a dropdown menu left open is closed when the mobile menu opens again',
  covers('NAV-SUBMENU-STATES~1'),
  async () => {
    await showNavigation('small');
    await userEvent.click(menuButton(menu));
    await userEvent.click(toggle());
    await userEvent.click(toggle());
    expect(shownEntries(menu)).toEqual([]);
  },
);
