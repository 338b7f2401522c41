import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { menus } from '../../spec/navigation';
import { menus as navMenus } from '../../src/content/navigation';
import { MenuDisclosure } from '../../src/layout/MenuDisclosure';
import { covers, meta } from '../support/covers';
import { disclosureOf, menuSummary } from '../support/header';
import { renderAt } from '../support/render-at';

/** Shows one menu of the site, by its label, open. */
function showOpen(label: string, path = '/'): void {
  const menu = navMenus.find((each) => each.label === label);
  if (!menu) throw new Error(`There is no menu ${label}`);
  const { container } = renderAt(
    <nav>
      <ul>
        <MenuDisclosure menu={menu} />
      </ul>
    </nav>,
    path,
  );
  for (const details of container.querySelectorAll('details')) details.open = true;
}

for (const menu of menus) {
  const { label, parent, entries } = menu;

  test(`the summary of the ${label} menu comes right before its first entry`, meta, async () => {
    showOpen(label);
    menuSummary(menu).focus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: entries[0].label })).toHaveFocus();
  });

  test(`the ${label} menu marks the entry of the page that is shown`, meta, () => {
    showOpen(label, entries[1].path);
    const current = within(disclosureOf(menuSummary(menu))).getAllByRole('link', { current: 'page' });
    expect(current.map((link) => link.textContent)).toEqual([entries[1].label]);
  });

  if (parent) {
    test(`the parent of the ${label} menu is a link before its disclosure`, covers('NAV-MENU-PARENTS~1'), () => {
      showOpen(label);
      const link = screen.getByRole('link', { name: label });
      expect(link).toHaveAttribute('href', parent);
      expect(link.nextElementSibling).toBe(disclosureOf(menuSummary(menu)));
    });
  }
}
