import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Menu, menus } from '../../spec/navigation';
import { menus as siteMenus } from '../../src/content/navigation';
import { MenuDisclosure } from '../../src/layout/MenuDisclosure';
import { covers } from '../support/covers';
import { detailsOf, menuSummary } from '../support/header';
import { renderAt } from '../support/render-at';

/** Shows one open menu of the site. */
function showOpen({ label }: Menu, path = '/'): void {
  const menu = siteMenus.find((candidate) => candidate.label === label);
  if (!menu) throw new Error(`The site has no ${label} menu`);
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

  test(`the ${label} menu marks the entry of the current page`, covers('NAV-CURRENT-PAGE~1'), () => {
    showOpen(menu, entries[1].path);
    const current = within(detailsOf(menuSummary(menu))).getAllByRole('link', { current: 'page' });
    expect(current.map((link) => link.textContent)).toEqual([entries[1].label]);
  });

  if (!parent) continue;
  test(`the parent of the ${label} menu is a link before its disclosure`, covers('NAV-MENU-PARENTS~2'), () => {
    showOpen(menu);
    const link = screen.getByRole('link', { name: label });
    expect(link).toHaveAttribute('href', parent);
    expect(link.nextElementSibling).toBe(detailsOf(menuSummary(menu)));
  });
}
