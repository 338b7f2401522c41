/** Help after a sexual assault, for the emergency boxes on the pages about trauma. */
import type { UrgentAction } from '../types';

export const sexualAssault = {
  heading: 'After a sexual assault',
  points: [
    'Go to an emergency room as soon as you can, even if you feel unhurt and whether or not you want to talk with the police.',
    'The hospital may have to tell the police, but you choose whether to talk with them, and an exam to collect evidence is free.',
    'Medicine that helps prevent HIV has to start within 72 hours, and sooner is better. Ask about other infections and pregnancy as well.',
    [
      'RAINN’s hotline, ',
      { call: 'rainn' },
      ', listens day and night, however long ago it was, and can tell you where to go.',
    ],
  ],
} satisfies UrgentAction;
