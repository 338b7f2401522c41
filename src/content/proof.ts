/** Reasons to trust the clinic, beside the call on the home page. */

import { site } from '../site';
import type { Site } from '../site.schema';

/** Returns the true reasons for a clinic with these facts, in a few words each. The certification is for addiction only. */
export const proofOf = ({ law, accreditation, care }: Pick<Site, 'law' | 'accreditation' | 'care'>) => [
  ...(law.stateStatus === 'none' ? [] : [`State-${law.stateStatus} addiction care`]),
  ...(accreditation ? ['Accredited'] : []),
  ...(care.mediCal ? ['Takes Medi-Cal'] : []),
  'Calling commits you to nothing',
];

export const proof: readonly string[] = proofOf(site);
