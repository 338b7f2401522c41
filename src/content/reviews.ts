import { conditionPaths, programPaths, type RoutePath, substancePaths } from '../routing/paths';

/** Who reviewed a page, on which day, and by when it is due again; days as year-month-day. */
export interface Review {
  readonly reviewer: string;
  readonly on: string;
  readonly next: string;
}

const families = { conditions: conditionPaths, substances: substancePaths, programs: programPaths } as const;
type Family = keyof typeof families;

/** By page, or by family of pages; `reviews` in src/site.ts. */
export type Reviews = Readonly<Partial<Record<RoutePath | Family, Review>>>;

/** The review of a page: its own, or else that of its family. */
export function reviewOf(path: RoutePath, reviews: Reviews): Review | undefined {
  const own = reviews[path];
  if (own) return own;
  const names = Object.keys(families) as Family[];
  const family = names.find((name) => families[name].some((member) => member === path));
  return family && reviews[family];
}
