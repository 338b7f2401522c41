import { reasonFor } from './by-design';
import { type CategoryName, categories, type RouteResult } from './model';

/** Whether a category has its hundred points, or lacks only what the page lacks by design. */
export function isReached({ route, scores, losses }: RouteResult, category: CategoryName): boolean {
  if (scores[category] === 100) return true;
  if (scores[category] === null) return false;
  const own = losses.filter((loss) => loss.category === category);
  return own.length > 0 && own.every(({ audit }) => reasonFor(route, audit) !== undefined);
}

/** Whether every category of a route has what it should have. */
export const isSound = (result: RouteResult): boolean => categories.every((category) => isReached(result, category));

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
