import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { conditionCards, type PictureCard, substanceCards } from '../../../spec/cards';
import { counts } from '../../../spec/constants';
import { menus } from '../../../spec/navigation';
import { type Path, routes } from '../../../spec/routes';
import { substanceCardsWith } from '../../../src/content/interface/cards';
import { site } from '../../../src/site';
import { onlyElement } from '../../support/parsed-page';
import { pages, type RenderedPage, rendered } from '../../support/rendered';
import { textOf } from '../../support/text';

const pathsOf = (cards: readonly { readonly path: string }[]) => cards.map(({ path }) => path);

/** The name of a picture with this crop, from its address in the bucket or on the site. */
const pictureName = (crop: 'tall' | 'wide', image: HTMLElement | null) =>
  new RegExp(`/media/(.+)-${crop}\\.svg$`).exec(image?.getAttribute('src') ?? '')?.[1] ?? '';

/** The lists of picture cards on a page, in document order. */
const cardListsOf = (main: HTMLElement): readonly (readonly PictureCard[])[] =>
  main
    .querySelectorAll('ul')
    .map((list) => list.querySelectorAll('li').filter((item) => item.querySelector('img')))
    .filter((items) => items.length > 0)
    .map((items) =>
      items.map((item) => ({
        title: textOf(onlyElement(item, 'h3')),
        path: onlyElement(item, 'a').getAttribute('href') as PictureCard['path'],
        picture: pictureName('tall', onlyElement(item, 'img')),
      })),
    );

/** The name of the picture at the top of a page. */
const pictureOf = (path: string) => pictureName('wide', rendered(path as Path).main.querySelector('img'));

const headingOf = (page: RenderedPage) => textOf(onlyElement(page.main, 'h1'));

test('the mental-health menu has a card for each condition, with its title and picture', {
  tags: ['ROUTE-MENTAL-HEALTH', 'CARD-CONDITIONS'],
}, () => {
  expect(cardListsOf(rendered('/mental-health').main)).toEqual([conditionCards]);
});

describe('the addiction menu', () => {
  const [cards = [], ...others] = cardListsOf(rendered('/substance-abuse').main);

  test('has one card for each substance, as in the fixture', {
    tags: ['ROUTE-SUBSTANCE-ABUSE', 'CARD-SUBSTANCES'],
  }, () => {
    const titled = ({ path, title, picture }: (typeof cards)[number]) =>
      site.options.correctedCards ? { path } : { path, title, picture };
    expect([cards, ...others].map((list) => list.map(titled))).toEqual([substanceCards.map(titled)]);
  });

  test('titles the cards of opioid and xanax "Cocaine Addiction"', { tags: 'CARD-MISMATCHED-TITLES' }, () => {
    const cocaine = pathsOf(cards.filter(({ title }) => title === 'Cocaine Addiction'));
    expect(cocaine).toEqual(expect.arrayContaining(['/opioid', '/xanax']));
  });

  test('has several cards with the picture of another page', { tags: 'CARD-MISMATCHED-PICTURES' }, () => {
    expect(cards.filter(({ path, picture }) => picture !== pictureOf(path)).length).toBeGreaterThanOrEqual(2);
  });
});

test('each card shows the picture of its page, but for the cards that the fixture names', { tags: 'look' }, () => {
  const shown = (['/', '/mental-health', '/substance-abuse'] as const)
    .flatMap((menu) => cardListsOf(rendered(menu).main).flat())
    .map(({ path, picture }) => `${path} has the picture ${pictureOf(path)}, and its card ${picture}`);
  const expected = [...substanceCards, ...conditionCards, ...menus[0].entries].map(({ path, ...card }) => {
    const own = path.slice(1);
    const onCard = 'picture' in card && !site.options.correctedCards ? card.picture : own;
    return `${path} has the picture ${own}, and its card ${onCard}`;
  });
  expect(shown.filter((line) => !expected.includes(line))).toEqual([]);
});

test('with correctedCards, each substance card has the title and picture of its page', { tags: 'facts' }, () => {
  const expected = menus[2].entries.map(({ path, label }) => ({ to: path, label, picture: pictureOf(path) }));
  expect(substanceCardsWith(true)).toEqual(expected);
});

test('the cards of the home page lead to substance pages and to program pages', {
  tags: ['HOME-SUBSTANCE-CARDS', 'HOME-PROGRAM-CARDS'],
}, () => {
  const [substances = [], ...programs] = cardListsOf(rendered('/').main);
  expect(substanceCards).toEqual(expect.arrayContaining([...substances]));
  const programPaths = pathsOf(routes.filter(({ template }) => template === 'program'));
  expect(programPaths).toEqual(expect.arrayContaining(pathsOf(programs.flat())));
  expect([substances.length, programs.flat().length]).not.toContain(0);
});

for (const [menu, count, rule] of [
  ['/mental-health', counts.conditionPages, 'CONST-CONDITION-PAGES'],
  ['/substance-abuse', counts.substancePages, 'CONST-SUBSTANCE-PAGES'],
] as const) {
  test(`the cards of ${menu} lead to ${count} different pages`, { tags: rule }, () => {
    const linked = cardListsOf(rendered(menu).main).flatMap(pathsOf);
    // Pages that a clinic adds do not count.
    const specified = pathsOf(routes.filter(({ origin }) => !origin)).filter((path) => linked.includes(path));
    const found = pages.filter(({ path }) => specified.includes(path));
    const headings = new Set(found.map(headingOf));
    const sentences = new Set(found.map(({ main }) => textOf(onlyElement(main, 'h1 + p'))));
    expect({ headings: headings.size, sentences: sentences.size }).toEqual({ headings: count, sentences: count });
    expect([...headings]).not.toContain(headingOf(rendered('/not-found')));
  });
}
