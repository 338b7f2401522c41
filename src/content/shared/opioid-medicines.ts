/** The medicines for opioid use disorder, and whether people can get them here (`src/site.ts`). */
import { site } from '../../site';
import { list } from '../format';

export const lowestRisk = 'lower the risk of death the most';

/** Says who prescribes the medicines. `here` lists those that the clinic prescribes. */
export function whoPrescribes(here: readonly string[]): string {
  if (here.length === 0)
    return 'We don’t prescribe these medicines here, but we’ll help you look for someone who does.';
  const prescribed = `We prescribe ${list(here, 'and')} here.`;
  return here.includes('methadone')
    ? prescribed
    : `${prescribed} If methadone may suit you better, we’ll help you look for an opioid treatment program.`;
}

/** Who prescribes, for pages about opioids that have named the medicines. */
export const prescribedHere = whoPrescribes(site.opioidMedicines);
