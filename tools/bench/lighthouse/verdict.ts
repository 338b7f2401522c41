import { type CategoryName, categories, type RouteResult } from './model';

/** Whether a route has a hundred points in every category. */
export const isSound = ({ scores }: RouteResult): boolean => categories.every((category) => scores[category] === 100);

/** The lowest score of a category as Lighthouse gives it; null when one is missing. */
export function lowest(results: readonly RouteResult[], category: CategoryName): number | null {
  const scores = results.map(({ scores }) => scores[category]);
  return scores.includes(null) ? null : Math.min(...scores.map(Number));
}

/** The run whose performance is in the middle; of an even number, the lower one of the two. */
export function medianRun(runs: readonly RouteResult[]): RouteResult | undefined {
  const sorted = [...runs].sort((a, b) => Number(a.scores.performance) - Number(b.scores.performance));
  return sorted[Math.floor((sorted.length - 1) / 2)];
}
