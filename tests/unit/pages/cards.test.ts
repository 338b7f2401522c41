import { describe, expect, test } from 'vitest';
import { conditionCards, substanceCards } from '../../../spec/cards';
import { cardListsOf } from '../../support/cards';
import { covers } from '../../support/covers';
import { rendered } from '../../support/rendered';

const [conditions = [], ...moreConditions] = cardListsOf(rendered('/mental-health').main);
const [substances = [], ...moreSubstances] = cardListsOf(rendered('/substance-abuse').main);

test('the mental-health menu has the cards of the fixture and no other', covers('CARD-CONDITIONS~1'), () => {
  expect(
    conditions.map(({ path }) => path),
    'the cards as in spec/cards.ts',
  ).toEqual(conditionCards.map(({ path }) => path));
  expect(moreConditions).toEqual([]);
});

test('the addiction menu has the cards of the fixture and no other', covers('CARD-SUBSTANCES~1'), () => {
  expect(
    substances.map(({ path }) => path),
    'the cards as in spec/cards.ts',
  ).toEqual(substanceCards.map(({ path }) => path));
  expect(moreSubstances).toEqual([]);
});

describe('each card of the mental-health menu', () => {
  conditionCards.forEach((card, index) => {
    test(
      `card ${index + 1} is "${card.title}", leads to ${card.path}, shows its picture`,
      covers('CARD-CONDITIONS~1'),
      () => {
        expect(conditions[index]).toEqual(card);
      },
    );
  });
});

describe('each card of the addiction menu', () => {
  substanceCards.forEach(({ title, path, picture }, index) => {
    test(`card ${index + 1} leads to ${path}`, covers('CARD-SUBSTANCES~1'), () => {
      expect(substances[index]?.path).toBe(path);
    });

    test(`the card that leads to ${path} is titled "${title}"`, covers('CARD-MISMATCHED-TITLES~1'), () => {
      expect(substances[index]?.title).toBe(title);
    });

    test(`the card that leads to ${path} shows the picture of ${picture}`, covers('CARD-MISMATCHED-PICTURES~1'), () => {
      expect(substances[index]?.picture).toBe(picture);
    });
  });
});
