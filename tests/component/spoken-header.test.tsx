import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { headerLinks, type Menu, menus } from '../../spec/navigation';
import { site } from '../../src/site';
import { covers } from '../support/covers';
import { menuButton, showHeader, showNavigation, toggle } from '../support/header';
import { phrasesOf, readPage, spokenOf, within } from '../support/spoken';

const logo = `link, ${site.name}, home page, current page`;
const call = `link, Call ${site.phone.display}`;

/** What is spoken of the six links; they are heard on the home page. */
const links = headerLinks.map(({ label, path }) => `link, ${label}${path === '/' ? ', current page' : ''}`);

/** What is spoken of a menu: its parent where it has one, its button, and its entries while it is open. */
function menuSpoken({ label, parent, entries }: Menu, open: boolean): readonly string[] {
  const name = parent ? `${label} menu` : label;
  return [
    ...(parent ? [`link, ${label}`] : []),
    // It also says that the button controls one other element.
    `button, ${name}, 1 control, ${open ? 'expanded' : 'not expanded'}`,
    ...(open ? entries.map((entry) => `link, ${entry.label}`) : []),
  ];
}

const allMenus = (open?: Menu) => menus.flatMap((menu) => menuSpoken(menu, menu === open));

/** What is spoken of the header's landmarks, links and buttons, in order. */
const headerSpoken = async () => spokenOf(within(await readPage(), 'banner'), 'banner', 'navigation', 'link', 'button');

test('on a wide screen the header is spoken in its order', covers('A11Y-SPOKEN~1'), async () => {
  await showHeader('wide');
  expect(await headerSpoken()).toEqual(['banner', logo, 'navigation, Main', ...links, ...allMenus(), call]);
});

test(
  'on a small screen the header speaks of its button, and of nothing behind it',
  covers('A11Y-SPOKEN~1'),
  async () => {
    await showHeader('small');
    expect(await headerSpoken()).toEqual(['banner', logo, call, 'button, Menu, 1 control, not expanded']);
  },
);

test('on a small screen the open menu is spoken after its button', covers('A11Y-SPOKEN~1'), async () => {
  await showNavigation('small');
  const before = ['banner', logo, call, 'button, Menu, 1 control, expanded'];
  expect(await headerSpoken()).toEqual([...before, 'navigation, Main', ...links, ...allMenus()]);
});

test('a menu closed again is no longer spoken', covers('A11Y-SPOKEN~1'), async () => {
  await showNavigation('small');
  await userEvent.click(toggle());
  expect(await headerSpoken()).toEqual(['banner', logo, call, 'button, Menu, 1 control, not expanded']);
});

test('the navigation says how many entries it has', covers('A11Y-SPOKEN~1'), async () => {
  await showHeader('wide');
  const count = headerLinks.length + menus.length;
  const places = Array.from({ length: count }, (_, at) => `listitem, level 1, position ${at + 1}, set size ${count}`);
  expect(spokenOf(await readPage(), 'listitem')).toEqual(places);
});

describe.each(['wide', 'small'] as const)('on a %s screen', (size) => {
  for (const menu of menus) {
    test(`the opened ${menu.label} menu is spoken after its button`, covers('A11Y-SPOKEN~1'), async () => {
      await showNavigation(size);
      await userEvent.click(menuButton(menu));
      const spoken = phrasesOf(within(await readPage(), 'navigation, Main'));
      const told = spoken.filter((phrase) => /^(link|button), /.test(phrase));
      expect(told).toEqual([...links, ...allMenus(menu)]);
    });
  }
});

test('the page beside the header is spoken after it', covers('A11Y-SPOKEN~1'), async () => {
  await showHeader('wide');
  const spoken = phrasesOf(await readPage());
  expect(spoken.indexOf('main')).toBe(spoken.indexOf('end of banner') + 1);
  expect(screen.getByRole('main')).toBeVisible();
});
