import { expect, test } from 'vitest';
import { columnsFor } from '../../src/components/Cards/Cards';
import { subject } from '../support/covers';

test('columnsFor leaves the fewest gaps in the last row of cards', subject('look'), () => {
  const found = [3, 6, 8, 10, 11, 12, 13].map((cards) => [cards, columnsFor(cards, [4, 5, 3])]);
  expect(Object.fromEntries(found)).toEqual({ 3: 3, 6: 3, 8: 4, 10: 5, 11: 4, 12: 4, 13: 5 });
});
