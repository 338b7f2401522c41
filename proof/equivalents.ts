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

export const equivalents: readonly Equivalent[] = [];
