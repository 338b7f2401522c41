import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cardButton, conditionCards, substanceCards } from '../../spec/cards';
import { homeProgramCards, homeSubstanceCards } from '../../spec/extensions/cards';
import { menus } from '../../spec/navigation';
import { pages } from '../../src/routes';
import { covers } from '../support/covers';
import { renderAt } from '../support/render-at';

/** The label of a page in the menus. */
const menuLabel = (path: string) =>
  menus.flatMap(({ entries }) => [...entries]).find((entry) => entry.path === path)?.label;

const lists = [
  { page: 'the mental-health menu', path: '/mental-health', cards: conditionCards },
  { page: 'the addiction menu', path: '/substance-abuse', cards: substanceCards },
  { page: 'the home page', path: '/', cards: [...homeSubstanceCards, ...homeProgramCards] },
] as const;

for (const { page, path: address, cards } of lists) {
  test(
    `each card of ${page} shows an image, a title and a "${cardButton}" button that names its page`,
    covers('CARD-PARTS~2', 'A11Y-CARD-NAMES~1'),
    async () => {
      renderAt((await pages[address]()).element);
      const items = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading', { level: 3 }));
      const shown = items.map((item) => {
        const heading = within(item).getByRole('heading', { level: 3 });
        const button = within(item).getByRole('link');
        const image = item.querySelector('img');
        for (const part of [heading, button, image])
          expect(part?.checkVisibility({ opacityProperty: true, visibilityProperty: true })).toBe(true);
        expect(button).toHaveAccessibleName(
          new RegExp(`^${cardButton} .*${menuLabel(button.getAttribute('href') ?? '')}$`),
        );
        return { title: heading.textContent, path: button.getAttribute('href'), image: image?.getAttribute('src') };
      });
      const expected = cards.map(({ title, path, ...rest }) => ({
        title,
        path,
        image: expect.stringContaining('picture' in rest ? `/${rest.picture}-` : '/media/'),
      }));
      expect(shown).toEqual(expect.arrayContaining(expected));
      expect(shown).toHaveLength(expected.length);
    },
  );
}
