import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cardButton, conditionCards, substanceCards } from '../../spec/cards';
import { homeProgramCards, homeSubstanceCards } from '../../spec/extensions/cards';
import { menus } from '../../spec/navigation';
import { Page as Home } from '../../src/pages/home';
import { Page as MentalHealth } from '../../src/pages/mental-health';
import { Page as SubstanceAbuse } from '../../src/pages/substance-abuse';
import { covers } from '../support/covers';
import { renderAt } from '../support/render-at';

/** The label of a page in the menus. */
function menuLabel(path: string): string {
  const entry = menus.flatMap(({ entries }) => [...entries]).find((candidate) => candidate.path === path);
  if (!entry) throw new Error(`No menu has an entry for ${path}`);
  return entry.label;
}

/** The only card that links to an address. */
function cardTo(path: string): HTMLElement {
  const cards = screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('heading') && item.querySelector(`a[href="${path}"]`));
  const [card] = cards;
  if (!card || cards.length > 1) throw new Error(`${cards.length} cards link to ${path}`);
  return card;
}

const lists = [
  { page: 'the mental-health menu', Page: MentalHealth, cards: conditionCards },
  { page: 'the addiction menu', Page: SubstanceAbuse, cards: substanceCards },
  { page: 'the home page', Page: Home, cards: [...homeSubstanceCards, ...homeProgramCards] },
];

describe.each(lists)('on $page', ({ Page, cards }) => {
  for (const { title, path, ...rest } of cards) {
    test(`the card to ${path} has an image, a title and a button`, covers('CARD-PARTS~2'), () => {
      renderAt(<Page />);
      const card = cardTo(path);
      const image = card.querySelector('img');
      expect(image).toBeVisible();
      if ('picture' in rest) expect(image?.getAttribute('src')).toContain(`/${rest.picture}-`);
      const heading = within(card).getByRole('heading', { level: 3 });
      expect(heading).toHaveTextContent(new RegExp(`^${title}$`));
      expect(heading).toBeVisible();
      expect(within(card).getAllByRole('link')).toHaveLength(1);
      const button = within(card).getByRole('link', { name: new RegExp(`^${cardButton}\\b`) });
      expect(button).toHaveAttribute('href', path);
      expect(button).toBeVisible();
    });

    test(`the button of the card to ${path} names its destination`, covers('A11Y-CARD-NAMES~1'), () => {
      renderAt(<Page />);
      const name = new RegExp(`^${cardButton} .*${menuLabel(path)}$`);
      expect(within(cardTo(path)).getByRole('link')).toHaveAccessibleName(name);
    });
  }
});
