/** Warning signs in people who take clozapine, on the pages about psychosis. A clinician should approve them. */
import type { Inline } from '../rich-text';

export const clozapine: readonly Inline[] = [
  { strong: 'If you take clozapine,' },
  ' see a doctor the same day for a fever, a sore throat, chest pain, or a painful belly after days without a bowel movement. If chest pain is strong or you can’t catch your breath, call ',
  { call: '911' },
  '.',
];
