/** What lowers the risk for people who still use, in one wording for all pages. */
import type { Text } from './rich-text';

export const testStrips =
  'Test strips find fentanyl, but not how much. They miss nitazenes (other strong opioids) and some drugs like fentanyl, so ' +
  'don’t trust a negative strip. Naloxone works on all of these, perhaps after more than one spray.';

/** SafeSpot takes calls from the whole country. */
export const usingAlone = [
  'Nobody near? SafeSpot stays on the phone with you and sends help if you stop answering: ',
  { call: 'safeSpot' },
  '.',
] satisfies Text;
