import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { menus } from '../../spec/navigation';
import { covers } from '../support/covers';
import {
  allEntries,
  disclosureOf,
  menuSummary,
  screens,
  showNavigation,
  shownEntries,
  toggle,
} from '../support/header';

const [firstMenu, ...otherMenus] = menus;

describe.each(screens)('on a %s screen', (size) => {
  for (const menu of menus) {
    test(`the ${menu.label} menu is closed to begin with`, covers('NAV-SUBMENU-STATES~1'), async () => {
      await showNavigation(size);
      expect(disclosureOf(menuSummary(menu))).not.toHaveAttribute('open');
      expect(shownEntries(menu)).toEqual([]);
    });

    test(`a click on its summary opens the ${menu.label} menu`, covers('NAV-SUBMENU-OPENS~1'), async () => {
      await showNavigation(size);
      await userEvent.click(menuSummary(menu));
      expect(disclosureOf(menuSummary(menu))).toHaveAttribute('open');
      expect(shownEntries(menu)).toEqual(allEntries(menu));
    });

    test(`a second click on its summary closes the ${menu.label} menu`, covers('NAV-SUBMENU-CLOSES~1'), async () => {
      await showNavigation(size);
      await userEvent.click(menuSummary(menu));
      await userEvent.click(menuSummary(menu));
      expect(disclosureOf(menuSummary(menu))).not.toHaveAttribute('open');
      expect(shownEntries(menu)).toEqual([]);
    });

    test(
      `following an entry of the ${menu.label} menu leaves it closed on the new page`,
      covers('NAV-SUBMENU-STATES~1'),
      async () => {
        await showNavigation(size);
        await userEvent.click(menuSummary(menu));
        // The Programs menu repeats a link of the bar, so its first entry is taken, which no other place has.
        await userEvent.click(screen.getByRole('link', { name: menu.entries[0].label }));
        if (size === 'small') await userEvent.click(toggle());
        expect(shownEntries(menu)).toEqual([]);
      },
    );
  }

  for (const other of otherMenus) {
    test(`opening the ${other.label} menu closes the one that was open`, covers('NAV-SUBMENU-OPENS~1'), async () => {
      await showNavigation(size);
      await userEvent.click(menuSummary(firstMenu));
      await userEvent.click(menuSummary(other));
      expect(shownEntries(firstMenu)).toEqual([]);
      expect(shownEntries(other)).toEqual(allEntries(other));
    });
  }
});
