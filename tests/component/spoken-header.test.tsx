import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { headerLinks, type Menu, menus } from '../../spec/navigation';
import { site } from '../../src/site';
import { covers } from '../support/covers';
import { menuSummary, showHeader, showNavigation, toggle } from '../support/header';
import { phrasesOf, readPage, type Spoken, spokenOf, within } from '../support/spoken';

const logo = `link, ${site.name}, home page, current page`;
const call = `link, Call ${site.phone.display}`;

/** What is spoken of the six links; they are heard on the home page. */
const links = headerLinks.map(({ label, path }) => `link, ${label}${path === '/' ? ', current page' : ''}`);

/** What is spoken of a menu: its parent where it has one, its summary, and its entries while it is open. */
function menuSpoken({ label, parent, entries }: Menu, open: boolean): readonly string[] {
  return [
    ...(parent ? [`link, ${label}`, `summary, ${label} menu`] : [`summary, ${label}`]),
    ...(open ? entries.map((entry) => `link, ${entry.label}`) : []),
  ];
}

const allMenus = (open?: Menu) => menus.flatMap((menu) => menuSpoken(menu, menu === open));

/**
 * What is spoken of a part's landmarks, links and summaries, in order. The virtual screen reader knows a summary as text
 * alone; that browsers give its state as well is seen in their own accessibility tree (e2e/a11y/aria.spec.ts).
 */
function outline(spoken: readonly Spoken[]): readonly string[] {
  return spoken.flatMap((one) => {
    const { phrase, node } = one;
    const isSummary = node instanceof HTMLElement && node.matches('summary') && !phrase.startsWith('end, ');
    if (isSummary) return [`summary, ${phrase}`];
    return spokenOf([one], 'banner', 'navigation', 'link');
  });
}

const headerSpoken = async () => outline(within(await readPage(), 'banner'));

test('on a wide screen the header is spoken in its order', covers('A11Y-SPOKEN~1'), async () => {
  await showHeader('wide');
  expect(await headerSpoken()).toEqual(['banner', logo, 'navigation, Main', ...links, ...allMenus(), call]);
});

test(
  'on a small screen the header speaks of its toggle, and of nothing behind it',
  covers('A11Y-SPOKEN~1'),
  async () => {
    await showHeader('small');
    expect(await headerSpoken()).toEqual(['banner', logo, call, 'summary, Menu']);
  },
);

test('on a small screen the open menu is spoken after its toggle', covers('A11Y-SPOKEN~1'), async () => {
  await showNavigation('small');
  const before = ['banner', logo, call, 'summary, Menu'];
  expect(await headerSpoken()).toEqual([...before, 'navigation, Main', ...links, ...allMenus()]);
});

test('a menu closed again is no longer spoken', covers('A11Y-SPOKEN~1'), async () => {
  await showNavigation('small');
  await userEvent.click(toggle());
  expect(await headerSpoken()).toEqual(['banner', logo, call, 'summary, Menu']);
});

test('the navigation says how many entries it has', covers('A11Y-SPOKEN~1'), async () => {
  await showHeader('wide');
  const count = headerLinks.length + menus.length;
  const places = Array.from({ length: count }, (_, at) => `listitem, level 1, position ${at + 1}, set size ${count}`);
  expect(spokenOf(await readPage(), 'listitem')).toEqual(places);
});

describe.each(['wide', 'small'] as const)('on a %s screen', (size) => {
  for (const menu of menus) {
    test(`the opened ${menu.label} menu is spoken after its summary`, covers('A11Y-SPOKEN~1'), async () => {
      await showNavigation(size);
      await userEvent.click(menuSummary(menu));
      const spoken = outline(within(await readPage(), 'navigation, Main'));
      expect(spoken).toEqual(['navigation, Main', ...links, ...allMenus(menu)]);
    });
  }
});

test('the page beside the header is spoken after it', covers('A11Y-SPOKEN~1'), async () => {
  await showHeader('wide');
  const spoken = phrasesOf(await readPage());
  expect(spoken.indexOf('main')).toBe(spoken.indexOf('end of banner') + 1);
  expect(screen.getByRole('main')).toBeVisible();
});
