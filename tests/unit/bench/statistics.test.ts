import { expect, test } from 'vitest';
import { median, pairedRatio, spread } from '../../../tools/bench/statistics';
import { meta } from '../../support/covers';

const medians = [
  { values: [7], middle: 7 },
  { values: [9, 1, 5], middle: 5 },
  { values: [10, 2, 100, 30], middle: 20 },
  { values: [2, 2, 2, 50], middle: 2 },
];
for (const { values, middle } of medians) {
  test(`the median of ${values.join(', ')} is ${middle}`, meta, () => {
    expect(median(values)).toBe(middle);
  });
}

test('taking a median leaves the order of the runs', meta, () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

test('the ratio is taken pair by pair, before the median', meta, () => {
  // Of the medians it would be 200 / 100.
  expect(pairedRatio([100, 200, 900], [100, 50, 600])).toBe(1.5);
});

test('what is slow in both halves of a pair does not count', meta, () => {
  expect(pairedRatio([110, 1100, 110], [100, 1000, 100])).toBeCloseTo(1.1);
});

test('the spread goes from the lowest to the highest', meta, () => {
  expect(spread([5, 1, 9])).toEqual({ low: 1, high: 9 });
});

const impossible = [
  { what: 'a median of nothing', take: () => median([]) },
  { what: 'a spread of nothing', take: () => spread([]) },
  { what: 'a ratio of nothing', take: () => pairedRatio([], []) },
  { what: 'a ratio of a run without its pair', take: () => pairedRatio([1, 2], [1]) },
];
for (const { what, take } of impossible) {
  test(`there is no ${what.replace(/^a /, '')}`, meta, () => {
    expect(take).toThrow();
  });
}
