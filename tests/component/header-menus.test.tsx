import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { headerLinks, menus } from '../../spec/navigation';
import { covers } from '../support/covers';
import {
  allEntries,
  detailsOf,
  menuSummary,
  navigationLink,
  pageButton,
  pageText,
  showNavigation,
  toggle,
  visibleEntries,
} from '../support/header';
import { screenSizes } from '../support/screen-size';

const [firstMenu, ...otherMenus] = menus;

describe.each(screenSizes)('on a %s screen', (size) => {
  for (const menu of menus) {
    test(`the ${menu.label} menu is closed at first`, covers('NAV-SUBMENU-STATES~1'), async () => {
      await showNavigation(size);
      expect(detailsOf(menuSummary(menu))).not.toHaveAttribute('open');
      expect(visibleEntries(menu)).toEqual([]);
    });

    test(`a click on its summary opens the ${menu.label} menu`, covers('NAV-SUBMENU-OPENS~1'), async () => {
      await showNavigation(size);
      await userEvent.click(menuSummary(menu));
      expect(detailsOf(menuSummary(menu))).toHaveAttribute('open');
      expect(visibleEntries(menu)).toEqual(allEntries(menu));
    });

    test(
      `pointing at the summary of the ${menu.label} menu does not open it`,
      covers('NAV-SUBMENU-OPENS~1'),
      async () => {
        await showNavigation(size);
        await userEvent.hover(menuSummary(menu));
        expect(visibleEntries(menu)).toEqual([]);
      },
    );

    test(`a second click on its summary closes the ${menu.label} menu`, covers('NAV-SUBMENU-CLOSES~1'), async () => {
      await showNavigation(size);
      await userEvent.click(menuSummary(menu));
      await userEvent.click(menuSummary(menu));
      expect(detailsOf(menuSummary(menu))).not.toHaveAttribute('open');
      expect(visibleEntries(menu)).toEqual([]);
    });

    test(`following an entry of the ${menu.label} menu closes it`, covers('NAV-SUBMENU-STATES~1'), async () => {
      await showNavigation(size);
      await userEvent.click(menuSummary(menu));
      // The first entry, because the last one of the Programs menu repeats a link of the navigation.
      await userEvent.click(screen.getByRole('link', { name: menu.entries[0].label }));
      if (size === 'small') await userEvent.click(toggle());
      expect(visibleEntries(menu)).toEqual([]);
    });
  }

  for (const menu of otherMenus) {
    test(`opening the ${menu.label} menu closes another open menu`, covers('NAV-SUBMENU-OPENS~1'), async () => {
      await showNavigation(size);
      await userEvent.click(menuSummary(firstMenu));
      await userEvent.click(menuSummary(menu));
      expect(visibleEntries(firstMenu)).toEqual([]);
      expect(visibleEntries(menu)).toEqual(allEntries(menu));
    });
  }
});

describe('an open dropdown menu', () => {
  test('closes on a click outside the navigation', covers('NAV-MENU-GIVES-WAY~1'), async () => {
    await showNavigation('wide');
    await userEvent.click(menuSummary(firstMenu));
    // Text is not focusable, so only the click can close the menu.
    await userEvent.click(pageText());
    expect(visibleEntries(firstMenu)).toEqual([]);
  });

  test('closes when the focus leaves the navigation', covers('NAV-MENU-GIVES-WAY~1'), async () => {
    await showNavigation('wide');
    await userEvent.click(menuSummary(firstMenu));
    pageButton().focus();
    await expect.poll(() => visibleEntries(firstMenu)).toEqual([]);
  });

  test('stays open when the focus moves within the navigation', covers('NAV-MENU-GIVES-WAY~1'), async () => {
    await showNavigation('wide');
    await userEvent.click(menuSummary(firstMenu));
    navigationLink(headerLinks[0].label).focus();
    await userEvent.keyboard('{Shift}');
    expect(visibleEntries(firstMenu)).toEqual(allEntries(firstMenu));
  });

  test(
    'leaves the focus on a button outside the navigation that the visitor clicks',
    covers('NAV-MENU-GIVES-WAY~1'),
    async () => {
      await showNavigation('wide');
      await userEvent.click(menuSummary(firstMenu));
      await userEvent.click(pageButton());
      expect(pageButton()).toHaveFocus();
    },
  );
});
