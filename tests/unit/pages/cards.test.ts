import { describe, expect, test } from 'vitest';
import { cardButton, conditionCards, substanceCards } from '../../../spec/cards';
import { counts } from '../../../spec/constants';
import { homeProgramCards, homeSubstanceCards } from '../../../spec/extensions/cards';
import { type Family, routes } from '../../../spec/routes';
import { cardListsOf } from '../../support/cards';
import { covers } from '../../support/covers';
import { linksOf, onlyElement } from '../../support/parsed-page';
import { pages, rendered } from '../../support/rendered';
import { textOf } from '../../support/text';

const pathsOf = (cards: readonly { readonly path: string }[]) => cards.map(({ path }) => path);

describe('the mental-health menu', () => {
  const lists = cardListsOf(rendered('/mental-health').main);

  test('has one card for each condition page, in order', covers('CARD-CONDITIONS~3'), () => {
    expect(lists.map(pathsOf)).toEqual([pathsOf(conditionCards)]);
  });

  test('has cards with the title and the picture of their page', covers('CARD-OTHERS~1'), () => {
    expect(lists).toEqual([conditionCards]);
  });
});

describe('the addiction menu', () => {
  const [cards = [], ...others] = cardListsOf(rendered('/substance-abuse').main);

  test('has one card for each substance page, in order', covers('CARD-SUBSTANCES~3'), () => {
    expect(others).toEqual([]);
    expect(pathsOf(cards)).toEqual(pathsOf(substanceCards));
  });

  test('has "Cocaine Addiction" on the cards of opioid and xanax', covers('CARD-MISMATCHED-TITLES~3'), () => {
    const isCocaine = ({ title }: { readonly title: string }) => title === 'Cocaine Addiction';
    expect(pathsOf(cards.filter(isCocaine))).toEqual(pathsOf(substanceCards.filter(isCocaine)));
  });

  test('has several cards with the picture of another page', covers('CARD-MISMATCHED-PICTURES~3'), () => {
    const mismatched = cards.filter(({ path, picture }) => path !== `/${picture}`);
    expect(mismatched.length).toBeGreaterThanOrEqual(2);
  });

  test('has no other titles and pictures than those of the fixture', covers('CARD-OTHERS~1'), () => {
    expect(cards).toEqual(substanceCards);
  });
});

describe('the home page', () => {
  const { main } = rendered('/');
  const [substances, ...programs] = cardListsOf(main);

  const ofFamily = (family: Family) => pathsOf(routes.filter((route) => route.family === family));

  test('has cards that lead to substance pages', covers('HOME-SUBSTANCE-CARDS~2'), () => {
    const paths = pathsOf(substances ?? []);
    expect(paths).not.toEqual([]);
    expect(ofFamily('substance')).toEqual(expect.arrayContaining(paths));
  });

  test('has cards that lead to program pages', covers('HOME-PROGRAM-CARDS~2'), () => {
    const paths = programs.flatMap(pathsOf);
    expect(paths).not.toEqual([]);
    expect(ofFamily('program')).toEqual(expect.arrayContaining(paths));
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
    const specified = routes.filter(({ origin }) => !origin).map(({ path }) => path);
    const found = pages.filter(({ path }) => linked.includes(path) && specified.includes(path));
    const headings = found.map(({ main }) => textOf(onlyElement(main, 'h1')));
    expect(new Set(headings).size, 'headings').toBe(count);
    expect(headings, 'the heading of an unknown address').not.toContain(
      textOf(onlyElement(rendered('/not-found').main, 'h1')),
    );
    expect(new Set(found.map(({ main }) => textOf(onlyElement(main, 'h1 + p')))).size, 'first sentences').toBe(count);
  });
}
