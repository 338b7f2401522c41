/** Reasons to trust the clinic, below the call button of the home page. What expires, such as a certification, is in the footer with its date. */

import { site } from '../site';
import type { Site } from '../site.schema';

/** Returns the reasons that are true of a clinic with these facts. */
export const proofOf = ({ care }: Pick<Site, 'care'>) => [
  ...(care.mediCal ? ['Takes Medi-Cal'] : []),
  'Substance use and mental health in one plan',
  'Calling commits you to nothing',
];

export const proof: readonly string[] = proofOf(site);
