/** For pages about psychosis: relatives can ask a court for a CARE plan, which /family-therapy explains. */
import type { Inline } from '../rich-text';

export const carePlan: readonly Inline[] = [
  'Relatives can also ask a court for a CARE plan: ',
  { to: '/family-therapy', section: 'care-plan', text: 'who can ask, and what it does' },
  '.',
];
