import type { RoutePath } from '../paths';

/** A sentence that law, drug supply or a deadline can make false. `npm run launch-check` lists it once it is due. */
export interface DatedFact {
  readonly pages: readonly RoutePath[];
  /** A phrase of the sentence, as it stands on those pages. */
  readonly says: string;
  /** Body, title and date. */
  readonly source: string;
  /** When somebody compared the sentence with its source, as year-month-day. */
  readonly checked: string;
  /** When to look again. */
  readonly lookAgain: string;
  readonly who: 'clinician' | 'lawyer' | 'web person';
}

export const datedFacts: readonly DatedFact[] = [];
