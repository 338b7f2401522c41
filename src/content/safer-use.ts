/** Ways to lower the risk for people who still use drugs, with the same wording on all pages. */
import type { Text } from './rich-text';

export const testStrips =
  'Test strips can show that fentanyl is there, but not how much. They miss nitazenes (other strong opioids) and some drugs like fentanyl, so a negative strip doesn’t mean that a drug is safe. Naloxone works on all of these, but it may take more than one spray.';

/** Whom to call when using drugs alone. SafeSpot takes calls from the whole country. */
export const usingAlone = [
  'If no one can be with you, someone at SafeSpot stays on the phone and sends help if you stop answering: ',
  { call: 'safeSpot' },
  '.',
] satisfies Text;
