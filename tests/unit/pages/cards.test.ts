import { describe, expect, test } from 'vitest';
import { cardButton, conditionCards, homeProgramCards, homeSubstanceCards, substanceCards } from '../../../spec/cards';
import { counts } from '../../../spec/constants';
import { type Family, routes } from '../../../spec/routes';
import { cardListsOf } from '../../support/cards';
import { covers } from '../../support/covers';
import { linksOf, onlyElement } from '../../support/parsed-page';
import { pages, rendered } from '../../support/rendered';
import { textOf } from '../../support/text';

describe('the mental-health menu', () => {
  test('has exactly the cards of the fixture, in order', covers('CARD-CONDITIONS~2'), () => {
    expect(cardListsOf(rendered('/mental-health').main)).toEqual([conditionCards]);
  });
});

describe('the addiction menu', () => {
  const [cards = [], ...others] = cardListsOf(rendered('/substance-abuse').main);
  const pathsAnd = (what: 'title' | 'picture', of: typeof cards) => of.map((card) => `${card.path}: ${card[what]}`);

  test('has exactly the cards of the fixture, in order', covers('CARD-SUBSTANCES~2'), () => {
    expect(others).toEqual([]);
    expect(cards.map(({ path }) => path)).toEqual(substanceCards.map(({ path }) => path));
  });

  test('has the titles of the fixture, mismatched ones included', covers('CARD-MISMATCHED-TITLES~2'), () => {
    expect(pathsAnd('title', cards)).toEqual(pathsAnd('title', substanceCards));
  });

  test('has the pictures of the fixture, mismatched ones included', covers('CARD-MISMATCHED-PICTURES~2'), () => {
    expect(pathsAnd('picture', cards)).toEqual(pathsAnd('picture', substanceCards));
  });
});

describe('the home page', () => {
  const { main } = rendered('/');
  const [substances, ...programs] = cardListsOf(main);

  const pathsOf = (family: Family) => routes.filter((route) => route.family === family).map(({ path }): string => path);

  test('has cards that lead to substance pages', covers('HOME-SUBSTANCE-CARDS~2'), () => {
    const paths = (substances ?? []).map(({ path }) => path);
    expect(paths).not.toEqual([]);
    expect(pathsOf('substance')).toEqual(expect.arrayContaining(paths));
  });

  test('has cards that lead to program pages', covers('HOME-PROGRAM-CARDS~2'), () => {
    const paths = programs.flatMap((cards) => cards.map(({ path }) => path));
    expect(paths).not.toEqual([]);
    expect(pathsOf('program')).toEqual(expect.arrayContaining(paths));
  });
});

for (const [path, count] of [
  ['/', homeSubstanceCards.length + homeProgramCards.length],
  ['/mental-health', conditionCards.length],
  ['/substance-abuse', substanceCards.length],
] as const) {
  test(`each card of ${path} has an image, a title and one "${cardButton}" link`, covers('CARD-PARTS~2'), () => {
    const cards = rendered(path).main.querySelectorAll('li:has(h3)');
    const found = cards.map((card) => ({
      image: onlyElement(card, 'img').getAttribute('src'),
      title: textOf(onlyElement(card, 'h3')),
      links: linksOf(card).map(({ label }) => label),
    }));
    const any = { image: expect.stringMatching(/./), title: expect.stringMatching(/./) };
    expect(found).toEqual(
      Array.from({ length: count }, () => ({ ...any, links: [expect.stringMatching(`^${cardButton}`)] })),
    );
  });
}

for (const { menu, count, rule } of [
  { menu: '/mental-health', count: counts.conditionPages, rule: 'CONST-CONDITION-PAGES~2' },
  { menu: '/substance-abuse', count: counts.substancePages, rule: 'CONST-SUBSTANCE-PAGES~2' },
] as const) {
  // Pages that a clinic adds leave the specification's counts as they are.
  test(`the cards of ${menu} lead to ${count} different pages`, covers(rule), () => {
    const linked = cardListsOf(rendered(menu).main).flatMap((list) => list.map((card) => card.path));
    const specified = routes.filter(({ origin }) => origin === 'specification').map(({ path }) => path);
    const found = pages.filter(({ path }) => linked.includes(path) && specified.includes(path));
    const headings = found.map(({ main }) => textOf(onlyElement(main, 'h1')));
    expect(new Set(headings).size, 'headings').toBe(count);
    expect(headings, 'the heading of an unknown address').not.toContain(
      textOf(onlyElement(rendered('/not-found').main, 'h1')),
    );
    expect(new Set(found.map(({ main }) => textOf(onlyElement(main, 'h1 + p')))).size, 'first sentences').toBe(count);
  });
}
