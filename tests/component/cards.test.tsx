import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cardButton } from '../../spec/cards';
import { menus } from '../../spec/navigation';
import { pages } from '../../src/routes';
import { renderAt } from '../support/site';

/** The label of a page in the menus. */
const menuLabel = (path: string) =>
  menus.flatMap(({ entries }) => [...entries]).find((entry) => entry.path === path)?.label;

const lists = {
  'the mental-health menu': '/mental-health',
  'the addiction menu': '/substance-abuse',
  'the home page': '/',
} as const;

// tests/unit/pages/cards.test.ts checks which cards each page has.
for (const [page, path] of Object.entries(lists)) {
  test(`each card of ${page} shows an image, a title and a "${cardButton}" button that names its page`, {
    tags: 'CARD-PARTS',
  }, async () => {
    const { Page } = await pages[path]();
    renderAt(<Page />);
    const items = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading', { level: 3 }));
    expect(items).not.toEqual([]);
    for (const item of items) {
      const heading = within(item).getByRole('heading', { level: 3 });
      const button = within(item).getByRole('link');
      for (const part of [heading, button, item.querySelector('img')])
        expect(part?.checkVisibility({ opacityProperty: true, visibilityProperty: true })).toBe(true);
      expect(button).toHaveAccessibleName(
        new RegExp(`^${cardButton} .*${menuLabel(button.getAttribute('href') ?? '')}$`),
      );
    }
  });
}
