import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { headerLinks, menus } from '../../spec/navigation';
import { covers } from '../support/covers';
import {
  detailsOf,
  menuSummary,
  navigation,
  navigationLink,
  showHeader,
  showNavigation,
  toggle,
  visibleEntries,
} from '../support/header';

const [menu] = menus;

function expectClosed(): void {
  expect(detailsOf(toggle())).not.toHaveAttribute('open');
  expect(navigation()).toBeNull();
}

test('the mobile menu is closed at first', covers('NAV-SUBMENU-STATES~1'), async () => {
  await showHeader('small');
  expectClosed();
});

test(
  'the toggle opens the mobile menu, which comes after it in DOM order',
  covers('NAV-MOBILE-MENU-STATES~1'),
  async () => {
    await showHeader('small');
    await userEvent.click(toggle());
    expect(detailsOf(toggle())).toHaveAttribute('open');
    expect(navigation()).toBeVisible();
    expect(detailsOf(toggle()).nextElementSibling).toBe(navigation());
  },
);

test('the toggle closes the open mobile menu', covers('NAV-MOBILE-MENU-STATES~1'), async () => {
  await showNavigation('small');
  await userEvent.click(toggle());
  expectClosed();
});

for (const { label } of headerLinks) {
  test(`following ${label} closes the mobile menu`, covers('NAV-SUBMENU-STATES~1'), async () => {
    await showNavigation('small');
    await userEvent.click(navigationLink(label));
    expectClosed();
  });
}

test('closing the mobile menu closes its dropdown menus', covers('NAV-SUBMENU-STATES~1'), async () => {
  await showNavigation('small');
  await userEvent.click(menuSummary(menu));
  await userEvent.click(toggle());
  await userEvent.click(toggle());
  expect(visibleEntries(menu)).toEqual([]);
});
