import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { menus } from '../../spec/navigation';
import { covers } from '../support/covers';
import { allEntries, menuButton, screens, showNavigation, shownEntries } from '../support/header';

const [firstMenu, ...otherMenus] = menus;

describe.each(screens)('on a %s screen', (size) => {
  for (const menu of menus) {
    test(`the ${menu.label} menu is closed to begin with`, covers('NAV-SUBMENU-STATES~1'), async () => {
      await showNavigation(size);
      expect(menuButton(menu)).toHaveAttribute('aria-expanded', 'false');
      expect(shownEntries(menu)).toEqual([]);
    });

    test(`a click on its button opens the ${menu.label} menu`, covers('NAV-SUBMENU-OPENS~1'), async () => {
      await showNavigation(size);
      await userEvent.click(menuButton(menu));
      expect(menuButton(menu)).toHaveAttribute('aria-expanded', 'true');
      expect(shownEntries(menu)).toEqual(allEntries(menu));
    });

    test(`a second click on its button closes the ${menu.label} menu`, covers('NAV-SUBMENU-CLOSES~1'), async () => {
      await showNavigation(size);
      await userEvent.click(menuButton(menu));
      await userEvent.click(menuButton(menu));
      expect(menuButton(menu)).toHaveAttribute('aria-expanded', 'false');
      expect(shownEntries(menu)).toEqual([]);
    });

    test(
      `following an entry of the ${menu.label} menu leaves it closed on the new page`,
      covers('NAV-SUBMENU-STATES~1'),
      async () => {
        await showNavigation(size);
        await userEvent.click(menuButton(menu));
        // The Programs menu repeats a link of the bar, so its first entry is taken, which no other place has.
        await userEvent.click(screen.getByRole('link', { name: menu.entries[0].label }));
        if (size === 'small') await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
        expect(shownEntries(menu)).toEqual([]);
      },
    );
  }

  for (const other of otherMenus) {
    test(`opening the ${other.label} menu closes the one that was open`, covers('NAV-SUBMENU-OPENS~1'), async () => {
      await showNavigation(size);
      await userEvent.click(menuButton(firstMenu));
      await userEvent.click(menuButton(other));
      expect(shownEntries(firstMenu)).toEqual([]);
      expect(shownEntries(other)).toEqual(allEntries(other));
    });
  }
});
