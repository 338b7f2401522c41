/** Whether people can get medicines for opioid use disorder here, as `src/site.ts` says. */
import { site } from '../site';

/** Who prescribes the medicines, if the clinic does or if it doesn’t. */
export const whoPrescribes = (here: boolean) =>
  here
    ? 'We prescribe buprenorphine and extended-release naltrexone here. If methadone may suit you better, we help you ' +
      'find an opioid treatment program.'
    : 'We don’t prescribe these medicines here. We help you find someone who does.';

/** What pages about opioids say, after they have named the medicines. */
export const prescribedHere = whoPrescribes(site.prescribesOpioidMedicines);
