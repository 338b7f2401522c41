import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { userEvent as user } from 'vitest/browser';
import { headerLinks, menus } from '../../spec/navigation';
import {
  allEntries,
  menuSummary,
  navigationLink,
  restPointer,
  showNavigation,
  visibleEntries,
} from '../support/header';
import { screenSizes } from '../support/site';

afterEach(restPointer);

const press = (menu: (typeof menus)[number]) => user.click(menuSummary(menu));

const cases = menus.flatMap((menu) => screenSizes.map((size) => [menu.label, size, menu] as const));
describe.each(cases)('the %s menu on a %s screen', (_label, size, menu) => {
  beforeEach(() => showNavigation(size));

  test('starts closed, and does not open on hover', { tags: ['NAV-SUBMENU-STATES', 'NAV-SUBMENU-OPENS'] }, async () => {
    expect(visibleEntries(menu)).toEqual([]);
    await user.hover(menuSummary(menu));
    expect(visibleEntries(menu)).toEqual([]);
  });

  test('opens or closes with each click', { tags: ['NAV-SUBMENU-OPENS', 'NAV-SUBMENU-CLOSES'] }, async () => {
    for (const expected of [allEntries(menu, size), [], allEntries(menu, size), []]) {
      await press(menu);
      expect(visibleEntries(menu)).toEqual(expected);
    }
  });
});

describe('a dropdown menu of a wide screen', () => {
  const [other, menu] = menus;
  const all = allEntries(menu, 'wide');
  const pageButton = () => screen.getByRole('button', { name: 'Page button' });

  beforeEach(async () => {
    await showNavigation('wide');
    await press(menu);
  });

  test('closes when another menu opens', { tags: 'NAV-SUBMENU-OPENS' }, async () => {
    await press(other);
    expect(visibleEntries(menu)).toEqual([]);
    expect(visibleEntries(other)).toEqual(allEntries(other, 'wide'));
  });

  test('closes when the visitor follows one of its links', { tags: 'NAV-SUBMENU-STATES' }, async () => {
    await user.click(screen.getByRole('link', { name: menu.entries[0].label }));
    await expect.poll(() => visibleEntries(menu)).toEqual([]);
  });

  test('closes on a click outside the navigation', { tags: 'navigation' }, async () => {
    // Text is not focusable, so only the click can close the menu.
    await user.click(screen.getByText('Text of the page'));
    expect(visibleEntries(menu)).toEqual([]);
  });

  test('closes when the focus leaves the navigation, and the focus stays there', { tags: 'navigation' }, () => {
    pageButton().focus();
    expect(visibleEntries(menu)).toEqual([]);
    expect(pageButton()).toHaveFocus();
  });

  test('stays open while the focus moves within the navigation', { tags: 'navigation' }, () => {
    navigationLink(headerLinks[0].label).focus();
    expect(visibleEntries(menu)).toEqual(all);
  });

  test.each([
    ['its summary', () => menuSummary(menu)],
    ['an entry', () => screen.getByRole('link', { name: menu.entries[0].label })],
  ])('closes with Escape from %s, and its summary gets the focus', { tags: 'a11y' }, async (_what, from) => {
    from().focus();
    await user.keyboard('{Alt>}{Escape}{/Alt}');
    expect(visibleEntries(menu), 'with a modifier key').not.toEqual([]);
    await user.keyboard('{Escape}');
    expect(visibleEntries(menu)).toEqual([]);
    expect(menuSummary(menu)).toHaveFocus();
  });
});
