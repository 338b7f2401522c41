import { parse } from 'node-html-parser';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { substanceCards } from '../../spec/cards';
import { menus } from '../../spec/navigation';
import { Cards } from '../../src/components/Cards/Cards';
import { substanceCardsWith } from '../../src/content/cards';
import { pages } from '../../src/routing/pages';
import { site } from '../../src/site';
import { cardListsOf } from '../support/cards';
import { covers } from '../support/covers';

test('both options are off in the delivered site', covers('OPTION-DEFAULT~1'), () => {
  expect(site.options).toEqual({ announceSendFailure: false, correctedCards: false });
});

/** The substance cards as they stand on the page. */
function shown(corrected: boolean) {
  const cards = <Cards cards={substanceCardsWith(corrected)} />;
  const html = renderToString(<MemoryRouter>{cards}</MemoryRouter>);
  return cardListsOf(parse(html))[0] ?? [];
}

/** What the menu calls the page at an address. */
const nameOf = (path: string) => menus.flatMap(({ entries }) => [...entries]).find((each) => each.path === path)?.label;

test('uncorrected, the substance cards are those of the specification', covers('OPTION-DEFAULT~1'), () => {
  expect(shown(false)).toEqual(substanceCards);
});

describe('once corrected', () => {
  const cards = shown(true);

  test('the substance cards lead to the same pages in the same order', covers('OPTION-CARDS~1'), () => {
    expect(cards.map(({ path }) => path)).toEqual(substanceCards.map(({ path }) => path));
  });

  for (const { path } of substanceCards) {
    test(`the card to ${path} has its own page's title and picture`, covers('OPTION-CARDS~1'), async () => {
      const { meta } = await pages[path]();
      expect(cards.find((card) => card.path === path)).toEqual({
        path,
        title: nameOf(path),
        picture: meta.picture,
      });
    });
  }
});
