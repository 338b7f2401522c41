/** Ways to lower the risk for people who still use drugs. */
import type { Inline } from '../rich-text';

/** A link to what fentanyl test strips cannot show. Only the fentanyl page explains it. */
export const stripsMiss = {
  to: '/fentanyl',
  section: 'stopping',
  text: 'what test strips miss',
} satisfies Inline;

/** The end of a sentence about using drugs alone. SafeSpot takes calls from the whole country. */
export const safeSpot: readonly Inline[] = [
  'SafeSpot, which stays on the phone and sends help if you stop answering: ',
  { call: 'safeSpot' },
  '.',
];
