import { expect, test } from 'vitest';
import { blockingTime } from '../../../tools/bench/page-load';
import { median, pairedRatio } from '../../../tools/bench/statistics';
import { meta } from '../../support/covers';

const medians = [
  { values: [7], middle: 7 },
  { values: [9, 1, 5], middle: 5 },
  { values: [10, 2, 100, 30], middle: 20 },
];
for (const { values, middle } of medians) {
  test(`median of ${values.join(', ')} is ${middle}`, meta, () => {
    expect(median(values)).toBe(middle);
  });
}

test('median keeps the order of the runs', meta, () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

test('pairedRatio divides each pair before it takes the median', meta, () => {
  // The ratio of the medians would be 200 / 100.
  expect(pairedRatio([100, 200, 900], [100, 50, 600])).toBe(1.5);
});

const impossible = [
  { what: 'median of nothing', take: () => median([]) },
  { what: 'pairedRatio of nothing', take: () => pairedRatio([], []) },
  { what: 'pairedRatio of a run without its pair', take: () => pairedRatio([1, 2], [1]) },
];
for (const { what, take } of impossible) {
  test(`${what} throws`, meta, () => {
    expect(take).toThrow();
  });
}

const tasks = [
  { what: 'counts a task beyond its first 50 ms', list: [{ startTime: 100, duration: 80 }], from: 0, blocked: 30 },
  {
    what: 'adds tasks up',
    list: [
      { startTime: 100, duration: 80 },
      { startTime: 300, duration: 150 },
    ],
    from: 0,
    blocked: 130,
  },
  { what: 'leaves out a task before the first paint', list: [{ startTime: 0, duration: 500 }], from: 600, blocked: 0 },
  { what: 'counts the rest of a task around it', list: [{ startTime: 500, duration: 200 }], from: 600, blocked: 50 },
];
for (const { what, list, from, blocked } of tasks) {
  test(`blockingTime ${what}`, meta, () => {
    expect(blockingTime(list, from)).toBe(blocked);
  });
}
