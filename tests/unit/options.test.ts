import { expect, test } from 'vitest';
import { substanceCards } from '../../spec/cards';
import { menus } from '../../spec/navigation';
import { substanceCardsWith } from '../../src/content/interface/cards';
import { routeAt } from '../../src/navigation/route-at';
import { pages } from '../../src/routes';

test('with correctedCards, each substance card has the title and picture of its page, and the order stays the same', {
  tags: 'facts',
}, async () => {
  const entries = menus.flatMap((menu) => [...menu.entries]);
  const expected = substanceCards.map(async ({ path }) => {
    const { picture } = (await pages[routeAt(path)]()).metadata;
    return { to: path, label: entries.find((entry) => entry.path === path)?.label, picture };
  });
  expect(substanceCardsWith(true)).toEqual(await Promise.all(expected));
});
