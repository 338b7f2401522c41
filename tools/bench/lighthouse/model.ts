/** The four that are scored, in the order in which Lighthouse shows them. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type CategoryName = (typeof categories)[number];

/** What an audit that costs points takes from its category. */
export interface Loss {
  readonly audit: string;
  readonly title: string;
  readonly category: CategoryName;
  /** Points of the category's hundred. */
  readonly points: number;
  /** The value or the reason that Lighthouse gives. */
  readonly value: string;
  /** The first few elements or files that it names. */
  readonly where: readonly string[];
}

/** Something that Lighthouse says would make a page faster; it takes no points itself. */
export interface Hint {
  readonly audit: string;
  readonly title: string;
  readonly savings: Readonly<Record<string, number>>;
  readonly where: readonly string[];
}

/** What Lighthouse found on one route. */
export interface RouteResult {
  readonly route: string;
  /** From 0 to 100; null where Lighthouse could not tell. */
  readonly scores: Readonly<Record<CategoryName, number | null>>;
  /** Milliseconds. */
  readonly lcp: number | null;
  readonly tbt: number | null;
  readonly cls: number | null;
  readonly losses: readonly Loss[];
  readonly hints: readonly Hint[];
  readonly warnings: readonly string[];
  /** Lighthouse's own measure of how fast this machine was during the run. */
  readonly benchmarkIndex: number;
}
