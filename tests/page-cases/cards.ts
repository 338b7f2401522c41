import { cardButton, conditionCards, type PictureCard, substanceCards } from '../../spec/cards';
import { counts } from '../../spec/constants';
import { routes } from '../../spec/routes';
import { cardListsOf } from '../support/cards';
import { one } from '../support/places';
import { textOf } from '../support/text';
import type { PageCase, Path } from './page-case';

/** A property of the card at an index of a menu. */
const cardAt = (index: number, what: keyof PictureCard) => (page: Parameters<PageCase['found']>[0]) =>
  cardListsOf(page.main)[0]?.[index]?.[what];

const exactly = (path: Path, cards: readonly PictureCard[], rule: PageCase['rules'][0]): PageCase => ({
  title: `${path} has exactly the cards of the fixture`,
  rules: [rule],
  path,
  found: ({ main }) => cardListsOf(main).map((list) => list.map((card) => card.path)),
  expected: [cards.map((card) => card.path)],
});

const conditionCases = conditionCards.map(
  (card, index): PageCase => ({
    title: `card ${index + 1} of the mental-health menu is "${card.title}" and links to ${card.path} with its picture`,
    rules: ['CARD-CONDITIONS~3'],
    path: '/mental-health',
    found: ({ main }) => cardListsOf(main)[0]?.[index],
    expected: card,
  }),
);

const substanceCases = substanceCards.flatMap(({ title, path, picture }, index): PageCase[] => [
  {
    title: `card ${index + 1} of the addiction menu links to ${path}`,
    rules: ['CARD-SUBSTANCES~3'],
    path: '/substance-abuse',
    found: cardAt(index, 'path'),
    expected: path,
  },
  {
    title: `the card of the addiction menu that links to ${path} has the title "${title}"`,
    rules: ['CARD-MISMATCHED-TITLES~3'],
    path: '/substance-abuse',
    found: cardAt(index, 'title'),
    expected: title,
  },
  {
    title: `the card of the addiction menu that links to ${path} has the picture of ${picture}`,
    rules: ['CARD-MISMATCHED-PICTURES~3'],
    path: '/substance-abuse',
    found: cardAt(index, 'picture'),
    expected: picture,
  },
]);

/** Every card has an image, a title, and one link whose text starts with the label of the button. */
const partsOn = (path: Path, cards: readonly { readonly path: string }[]): PageCase => ({
  title: `each card of ${path} has an image, a title and a "${cardButton}" button`,
  rules: ['CARD-PARTS~2'],
  path,
  found: ({ main }) =>
    main
      .querySelectorAll('li:has(h3)')
      .filter((item) => cards.some((card) => item.querySelector(`a[href="${card.path}"]`)))
      .map((item) => ({
        image: one(item, 'img').getAttribute('src') !== '',
        title: textOf(one(item, 'h3')) !== '',
        button: textOf(one(item, 'a')).startsWith(cardButton),
      })),
  expected: cards.map(() => ({ image: true, title: true, button: true })),
});

/** Pages that a clinic adds leave the specification's counts as they are. */
const added = routes.filter(({ origin }) => origin === 'extension').map(({ path }): string => path);

/** The number of different pages that the cards of a menu lead to. */
const countOn = (path: Path, count: number, rule: PageCase['rules'][0]): PageCase => ({
  title: `the cards of ${path} lead to ${count} different pages`,
  rules: [rule],
  path,
  found: ({ main }) =>
    new Set(cardListsOf(main).flatMap((list) => list.flatMap(({ path: to }) => (added.includes(to) ? [] : [to])))).size,
  expected: count,
});

/** Sections 2 and 9: the menus of cards. */
export const cardCases: readonly PageCase[] = [
  exactly('/mental-health', conditionCards, 'CARD-CONDITIONS~3'),
  exactly('/substance-abuse', substanceCards, 'CARD-SUBSTANCES~3'),
  ...conditionCases,
  ...substanceCases,
  partsOn('/mental-health', conditionCards),
  partsOn('/substance-abuse', substanceCards),
  countOn('/mental-health', counts.conditionPages, 'CONST-CONDITION-PAGES~2'),
  countOn('/substance-abuse', counts.substancePages, 'CONST-SUBSTANCE-PAGES~2'),
];
