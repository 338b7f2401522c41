import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { headerLinks, type Menu, menus } from '../../spec/navigation';
import { site } from '../../src/site';
import { covers } from '../support/covers';
import { menuSummary, showHeader, showNavigation } from '../support/header';
import { screenSizes } from '../support/screen-size';
import { phrasesOf, readPage, type Spoken, spokenOf, spokenWithin } from '../support/spoken';

const rule = covers('A11Y-SPOKEN~1');

// The header is shown at the home page.
const logo = `link, ${site.name}, home page, current page`;
const call = `link, Call ${site.phone.display}`;
const links = headerLinks.map(({ label, path }) => `link, ${label}${path === '/' ? ', current page' : ''}`);

/** The phrases of a menu: its parent if any, its summary, and its entries while it is open. */
function menuPhrases({ label, parent, entries }: Menu, open: boolean): readonly string[] {
  return [
    ...(parent ? [`link, ${label}`, `summary, ${label} menu`] : [`summary, ${label}`]),
    ...(open ? entries.map((entry) => `link, ${entry.label}`) : []),
  ];
}

const allMenus = (open?: Menu) => menus.flatMap((menu) => menuPhrases(menu, menu === open));
const closedHeader = ['banner', logo, call, 'summary, Menu'];

/**
 * The phrases of landmarks, links and summaries, in order. The virtual screen reader speaks a summary as text only; the
 * tests of the browsers' own accessibility tree check its state (e2e/a11y/aria.spec.ts).
 */
function outline(spoken: readonly Spoken[]): readonly string[] {
  return spoken.flatMap((one) => {
    const { phrase, node } = one;
    const isSummary = node instanceof HTMLElement && node.matches('summary') && !phrase.startsWith('end, ');
    if (isSummary) return [`summary, ${phrase}`];
    return spokenOf([one], 'banner', 'navigation', 'link');
  });
}

const readHeader = async () => outline(spokenWithin(await readPage(), 'banner'));

test('the screen reader reads the header of a wide screen in order', rule, async () => {
  await showHeader('wide');
  expect(await readHeader()).toEqual(['banner', logo, 'navigation, Main', ...links, ...allMenus(), call]);
});

test('the screen reader reads the toggle, but not the closed mobile menu', rule, async () => {
  await showHeader('small');
  expect(await readHeader()).toEqual(closedHeader);
});

test('the screen reader reads the open mobile menu after its toggle', rule, async () => {
  await showNavigation('small');
  expect(await readHeader()).toEqual([...closedHeader, 'navigation, Main', ...links, ...allMenus()]);
});

test('the screen reader numbers the entries of the navigation', rule, async () => {
  await showHeader('wide');
  const count = headerLinks.length + menus.length;
  const items = Array.from({ length: count }, (_, at) => `listitem, level 1, position ${at + 1}, set size ${count}`);
  expect(spokenOf(await readPage(), 'listitem')).toEqual(items);
});

describe.each(screenSizes)('on a %s screen', (size) => {
  for (const menu of menus) {
    test(`the screen reader reads the open ${menu.label} menu after its summary`, rule, async () => {
      await showNavigation(size);
      await userEvent.click(menuSummary(menu));
      const navigation = outline(spokenWithin(await readPage(), 'navigation, Main'));
      expect(navigation).toEqual(['navigation, Main', ...links, ...allMenus(menu)]);
    });
  }
});

test('the screen reader reads the main landmark directly after the header', rule, async () => {
  await showHeader('wide');
  const phrases = phrasesOf(await readPage());
  expect(phrases.indexOf('main')).toBe(phrases.indexOf('end of banner') + 1);
  expect(screen.getByRole('main')).toBeVisible();
});
