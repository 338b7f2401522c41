import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { headerLinks, menus } from '../../spec/navigation';
import { covers, meta } from '../support/covers';
import { menuSummary, navigation, toggle } from '../support/header';
import { showSite } from '../support/site';
import { namesOf, stopsOutside, tabWalk } from '../support/tab-walk';

const header = 'header';
const callBar = 'nav[aria-label="Call or write"]';
/** 911 and 988 stay in reach above the menu. */
const strip = 'p:has(a[href="tel:911"])';

/** The call bar's links: to call, and to write. */
const inCallBar = () => within(screen.getByRole('navigation', { name: 'Call or write' })).getAllByRole('link');

/** The stops of the open menu, its dropdown menus closed. */
const menuStops = [
  ...headerLinks.map(({ label }) => label),
  ...menus.flatMap(({ label, parent }) => (parent ? [label, `${label} menu`] : [label])),
];

/** Shows a page on a screen 390 px wide and opens its menu. */
async function openMenu(path: '/privacy' | '/contact' = '/privacy'): Promise<void> {
  await showSite(path, 'small');
  await userEvent.click(toggle());
}

describe('while the mobile menu is open', () => {
  test(
    'Tab goes from its toggle through the menu to the call bar, and no further',
    covers('A11Y-PANEL-FOCUS~1'),
    async () => {
      await openMenu();
      toggle().focus();
      const stops = await tabWalk();
      expect(stopsOutside(stops, header, callBar, strip)).toEqual([]);
      expect(namesOf(stops).slice(0, menuStops.length + 2)).toEqual([
        ...menuStops,
        expect.stringMatching(/^Call/),
        'Message',
      ]);
    },
  );

  test(
    'Shift and Tab go back from the call bar through the menu to the header’s first link',
    covers('A11Y-PANEL-FOCUS~1'),
    async () => {
      await openMenu();
      inCallBar().at(-1)?.focus();
      const stops = await tabWalk(true);
      expect(stopsOutside(stops, header, callBar, strip)).toEqual([]);
      expect(namesOf(stops)).toEqual(expect.arrayContaining([...menuStops, 'Menu']));
    },
  );

  test('above the header nothing but the urgent numbers is reached', covers('A11Y-PANEL-FOCUS~1'), async () => {
    await openMenu();
    within(screen.getByRole('banner')).getAllByRole('link')[0]?.focus();
    expect(stopsOutside(await tabWalk(true), header, callBar, strip)).toEqual([]);
  });

  for (const menu of menus) {
    test(`Tab stays as well while its ${menu.label} menu is open`, covers('A11Y-PANEL-FOCUS~1'), async () => {
      await openMenu();
      await userEvent.click(menuSummary(menu));
      menuSummary(menu).focus();
      const stops = await tabWalk();
      expect(stopsOutside(stops, header, callBar, strip)).toEqual([]);
      expect(namesOf(stops).slice(0, menu.entries.length)).toEqual(menu.entries.map(({ label }) => label));
    });
  }

  test(
    'the link to the form on the same page closes it and takes the focus there',
    covers('A11Y-PANEL-FOCUS~1'),
    async () => {
      await openMenu('/contact');
      await userEvent.click(screen.getByRole('link', { name: 'Message' }));
      expect(navigation()).toBeNull();
      expect(screen.getByLabelText('Name')).toHaveFocus();
    },
  );
});

describe('once the mobile menu is no longer in the way', () => {
  const pageIsReached = async () => {
    toggle().focus();
    return stopsOutside(await tabWalk(), header, callBar, strip);
  };

  test('the page is reached again after its toggle has closed it', meta, async () => {
    await openMenu();
    await userEvent.click(toggle());
    expect(await pageIsReached()).not.toEqual([]);
  });

  test('the page is reached again after Escape has closed it', meta, async () => {
    await openMenu();
    await userEvent.keyboard('{Escape}');
    expect(toggle()).toHaveFocus();
    expect(await pageIsReached()).not.toEqual([]);
  });

  test('the heading of the page that a link of the menu leads to takes the focus', meta, async () => {
    await openMenu();
    await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Contact' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Have some questions?' })).toHaveFocus();
  });

  test('the page is reached on a screen that has become wide, where the menu covers nothing', meta, async () => {
    await openMenu();
    await page.viewport(1440, 900);
    menuSummary(menus[2]).focus();
    expect(stopsOutside(await tabWalk(), header)).not.toEqual([]);
  });
});
