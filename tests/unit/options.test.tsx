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
import { cardListsOf } from '../support/cards';

/** The label of a page in the menus. */
const labelOf = (path: string) =>
  menus.flatMap(({ entries }) => [...entries]).find((each) => each.path === path)?.label;

test('with correctedCards, each substance card has the title and picture of its page, and the order stays the same', {
  tags: 'facts',
}, async () => {
  const expected = substanceCards.map(async ({ path }) => {
    const { metadata } = await pages[routeAt(path)]();
    return { path, title: labelOf(path), picture: metadata.picture };
  });
  const cards = <Cards cards={substanceCardsWith(true)} />;
  const [rendered] = cardListsOf(parse(renderToString(<MemoryRouter>{cards}</MemoryRouter>)));
  expect(rendered).toEqual(await Promise.all(expected));
});
