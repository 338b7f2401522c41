import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { menus } from '../../spec/navigation';
import { menus as navMenus } from '../../src/content/navigation';
import { MenuDisclosure } from '../../src/layout/MenuDisclosure';
import { covers, meta } from '../support/covers';
import { menuButton } from '../support/header';
import { renderAt } from '../support/render-at';

/** Shows one menu of the site by its label, and tells how often it asked to be opened or closed. */
function show(label: string, open: boolean, path = '/') {
  const menu = navMenus.find((each) => each.label === label);
  if (!menu) throw new Error(`There is no menu ${label}`);
  const onToggle = vi.fn();
  renderAt(
    <ul>
      <MenuDisclosure menu={menu} open={open} onToggle={onToggle} />
    </ul>,
    path,
  );
  return onToggle;
}

for (const menu of menus) {
  const { label, parent, entries } = menu;

  test(`each click on the button of the ${label} menu asks once`, meta, async () => {
    const onToggle = show(label, false);
    await userEvent.click(menuButton(menu));
    expect(onToggle).toHaveBeenCalledTimes(1);
  });

  test(`the button of the ${label} menu comes right before its first entry`, meta, async () => {
    show(label, true);
    menuButton(menu).focus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: entries[0].label })).toHaveFocus();
  });

  test(`the ${label} menu marks the entry of the page that is shown`, meta, () => {
    show(label, true, entries[1].path);
    const current = within(screen.getAllByRole('list')[1] ?? document.body).getAllByRole('link', { current: 'page' });
    expect(current.map((link) => link.textContent)).toEqual([entries[1].label]);
  });

  if (parent) {
    test(`the parent of the ${label} menu is a link beside its button`, covers('NAV-MENU-PARENTS~1'), () => {
      show(label, false);
      expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', parent);
    });
  }
}
