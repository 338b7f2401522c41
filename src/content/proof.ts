/** Reasons to trust the clinic, below the call button of the home page. */

import { site } from '../site';
import type { Site } from '../site.schema';

/** Returns the reasons that are true of a clinic with these facts. The certification is only for addiction care. */
export const proofOf = ({ law, accreditation, care }: Pick<Site, 'law' | 'accreditation' | 'care'>) => [
  ...(law.stateStatus === 'none' ? [] : [`State-${law.stateStatus} addiction care`]),
  ...(accreditation ? ['Accredited'] : []),
  ...(care.mediCal ? ['Takes Medi-Cal'] : []),
  'Calling commits you to nothing',
];

export const proof: readonly string[] = proofOf(site);
