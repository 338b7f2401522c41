/** Tells readers of pages about psychosis that relatives can ask a court for a CARE plan. /family-therapy explains it. */
import type { Inline } from './rich-text';

export const carePlan: readonly Inline[] = [
  'Relatives can also ask a court for a CARE plan: ',
  { to: '/family-therapy', section: 'care-plan', text: 'who can ask, and what it does' },
  '.',
];
