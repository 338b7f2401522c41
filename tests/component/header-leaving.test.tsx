import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { headerLinks, menus } from '../../spec/navigation';
import { meta } from '../support/covers';
import { allEntries, menuSummary, showNavigation, shownEntries } from '../support/header';

const [menu] = menus;
const [link] = headerLinks;

/** The page beside the header. */
const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' });

test('a click beside the navigation closes the open menu', meta, async () => {
  await showNavigation('wide');
  await userEvent.click(menuSummary(menu));
  // Text takes no focus, so it is the click alone that counts.
  await userEvent.click(screen.getByText('Text of the page'));
  expect(shownEntries(menu)).toEqual([]);
});

test('focus that moves beside the navigation closes the open menu', meta, async () => {
  await showNavigation('wide');
  await userEvent.click(menuSummary(menu));
  elsewhere().focus();
  await expect.poll(() => shownEntries(menu)).toEqual([]);
});

test('focus that moves within the navigation leaves the menu open', meta, async () => {
  await showNavigation('wide');
  await userEvent.click(menuSummary(menu));
  screen.getByRole('link', { name: link.label }).focus();
  await userEvent.keyboard('{Shift}');
  expect(shownEntries(menu)).toEqual(allEntries(menu));
});

test('a click beside the navigation leaves the focus where the visitor put it', meta, async () => {
  await showNavigation('wide');
  await userEvent.click(menuSummary(menu));
  await userEvent.click(elsewhere());
  expect(elsewhere()).toHaveFocus();
});
