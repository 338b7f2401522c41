import { parse } from 'node-html-parser';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { substanceCards } from '../../spec/cards';
import { menus } from '../../spec/navigation';
import { Cards } from '../../src/components/Cards/Cards';
import { substanceCardsWith } from '../../src/content/interface/cards';
import { routeAt } from '../../src/navigation/route-at';
import { pages } from '../../src/routes';
import { site } from '../../src/site';
import { isFictional } from '../../tools/launch-check/fictional';
import { cardListsOf } from '../support/cards';
import { subject } from '../support/covers';

/** The rendered substance cards. */
function renderedCards(corrected: boolean) {
  const cards = <Cards cards={substanceCardsWith(corrected)} />;
  const html = renderToString(<MemoryRouter>{cards}</MemoryRouter>);
  return cardListsOf(parse(html))[0] ?? [];
}

/** The label of a page in the menus. */
const labelOf = (path: string) =>
  menus.flatMap(({ entries }) => [...entries]).find((each) => each.path === path)?.label;

test(
  'all options are off by default, and the substance cards match the specification',
  subject('facts'),
  ({ skip }) => {
    skip(!isFictional(site), 'This clinic has chosen its options');
    expect(site.options).toEqual({ announceSendFailure: false, correctedCards: false, closedAtNight: false });
    expect(renderedCards(false)).toEqual(substanceCards);
  },
);

test(
  'with correctedCards, each substance card has the title and picture of its page, and the order stays the same',
  subject('facts'),
  async () => {
    const expected = substanceCards.map(async ({ path }) => {
      const { metadata } = await pages[routeAt(path)]();
      return { path, title: labelOf(path), picture: metadata.picture };
    });
    expect(renderedCards(true)).toEqual(await Promise.all(expected));
  },
);
