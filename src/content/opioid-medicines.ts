/** The medicines for opioid use disorder, and whether people can get them here, as `src/site.ts` says. */
import { site } from '../site';

export const lowestRisk = 'lower the risk of death the most';

/** Naltrexone leaves the body without tolerance to opioids. */
export const afterNaltrexone =
  'When you stop it, your tolerance is gone, and the amount of opioids you used before can kill you.';

/** Which medicines there are, for pages that leave the rest to /opioid. */
export const opioidMedicines =
  `Of the medicines for opioid use disorder, buprenorphine and methadone (opioid treatment programs only) ${lowestRisk}. ` +
  `Extended-release naltrexone is another choice after 7 to 10 opioid-free days. ${afterNaltrexone}`;

/** Who prescribes the medicines, if the clinic does or if it doesn’t. */
export const whoPrescribes = (here: boolean) =>
  here
    ? 'We prescribe buprenorphine and extended-release naltrexone here. If methadone may suit you better, we help you ' +
      'find an opioid treatment program.'
    : 'We don’t prescribe these medicines here. We help you find someone who does.';

/** What pages about opioids say, after they have named the medicines. */
export const prescribedHere = whoPrescribes(site.prescribesOpioidMedicines);
