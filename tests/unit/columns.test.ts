import { expect, test } from 'vitest';
import { columnsFor } from '../../src/components/Cards/columns';
import { meta } from '../support/covers';

for (const [cards, columns] of [
  [3, 3],
  [6, 3],
  [8, 4],
  [10, 5],
  [11, 4],
  [12, 4],
  [13, 5],
] as const) {
  test(`columnsFor returns ${columns} columns for ${cards} cards`, meta, () => {
    expect(columnsFor(cards, [4, 5, 3])).toBe(columns);
  });
}
