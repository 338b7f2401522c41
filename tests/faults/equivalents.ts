/** A change to a piece of logic that no test can notice, because it changes nothing that anybody could see. */
export interface Equivalent {
  readonly file: string;
  /** The kind of change, as Stryker names it. */
  readonly mutator: string;
  /** The piece as it stands in the file. */
  readonly original: string;
  readonly replacement: string;
  readonly reason: string;
}

export const equivalents: readonly Equivalent[] = [
  {
    file: 'src/routing/page-store.ts',
    mutator: 'StringLiteral',
    original: "''",
    replacement: '"Stryker was here!"',
    reason: 'The text stands for a connection of unknown kind; it is only searched for 2g and 3g, which neither holds.',
  },
  {
    file: 'src/routing/smooth-scroll.ts',
    mutator: 'EqualityOperator',
    original: 't < 0.5',
    replacement: 't <= 0.5',
    reason: 'The two halves of the curve meet there: both formulas give one half at 0.5.',
  },
];
