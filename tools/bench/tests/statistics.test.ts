import { expect, test } from 'vitest';
import { meta } from '../../../tests/support/covers';
import { blockingTime } from '../page-load';
import { median, pairedRatio } from '../statistics';

for (const [values, middle] of [
  [[7], 7],
  [[9, 1, 5], 5],
  [[10, 2, 100, 30], 20],
] as const) {
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

test.each<[string, () => number]>([
  ['median of nothing', () => median([])],
  ['pairedRatio of nothing', () => pairedRatio([], [])],
  ['pairedRatio of a run without its pair', () => pairedRatio([1, 2], [1])],
])('%s throws', meta, (_, compute) => {
  expect(compute).toThrow();
});

type Tasks = Parameters<typeof blockingTime>[0];
const long = { startTime: 100, duration: 80 };
const blocking: readonly (readonly [what: string, tasks: Tasks, firstPaint: number, blocked: number])[] = [
  ['counts a task beyond its first 50 ms', [long], 0, 30],
  ['adds tasks up', [long, { startTime: 300, duration: 150 }], 0, 130],
  ['leaves out a task before the first paint', [{ startTime: 0, duration: 500 }], 600, 0],
  ['counts the rest of a task around the first paint', [{ startTime: 500, duration: 200 }], 600, 50],
];
for (const [what, tasks, firstPaint, blocked] of blocking) {
  test(`blockingTime ${what}`, meta, () => {
    expect(blockingTime(tasks, firstPaint)).toBe(blocked);
  });
}
