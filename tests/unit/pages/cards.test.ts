import { describe, expect, test } from 'vitest';
import { conditionCards, substanceCards } from '../../../spec/cards';
import { cardListsOf } from '../../support/cards';
import { covers } from '../../support/covers';
import { rendered } from '../../support/rendered';

const [conditions = [], ...moreConditions] = cardListsOf(rendered('/mental-health').main);
const [substances = [], ...moreSubstances] = cardListsOf(rendered('/substance-abuse').main);

test('the mental-health menu has exactly the cards of the fixture', covers('CARD-CONDITIONS~1'), () => {
  expect(
    conditions.map(({ path }) => path),
    'the cards as in spec/cards.ts',
  ).toEqual(conditionCards.map(({ path }) => path));
  expect(moreConditions).toEqual([]);
});

test('the addiction menu has exactly the cards of the fixture', covers('CARD-SUBSTANCES~1'), () => {
  expect(
    substances.map(({ path }) => path),
    'the cards as in spec/cards.ts',
  ).toEqual(substanceCards.map(({ path }) => path));
  expect(moreSubstances).toEqual([]);
});

describe('on the mental-health menu page', () => {
  conditionCards.forEach((card, index) => {
    test(
      `card ${index + 1} is "${card.title}" and links to ${card.path} with its picture`,
      covers('CARD-CONDITIONS~1'),
      () => {
        expect(conditions[index]).toEqual(card);
      },
    );
  });
});

describe('on the addiction menu page', () => {
  substanceCards.forEach(({ title, path, picture }, index) => {
    test(`card ${index + 1} links to ${path}`, covers('CARD-SUBSTANCES~1'), () => {
      expect(substances[index]?.path).toBe(path);
    });

    test(`the card to ${path} has the title "${title}"`, covers('CARD-MISMATCHED-TITLES~1'), () => {
      expect(substances[index]?.title).toBe(title);
    });

    test(`the card to ${path} has the picture of ${picture}`, covers('CARD-MISMATCHED-PICTURES~1'), () => {
      expect(substances[index]?.picture).toBe(picture);
    });
  });
});
