/** Passages for the pages about mania or psychosis. */
import { site } from '../../site';
import type { Inline, Text } from '../rich-text';

/** How to get help the same day, for the emergency boxes. */
export const sameDayHelp: readonly Text[] = [
  [
    'If anyone is in danger, has attempted suicide, or is too confused to stay safe, call ',
    { call: '911' },
    '. Say that it’s a mental health crisis.',
  ],
  'If there’s no danger right now, go to an emergency room, or ask a doctor for an appointment today.',
  [
    'If you’re not sure, call ',
    { call: '988' },
    ` or ${site.countyLine.county}’s line, `,
    { call: 'county' },
    ', and ask whether a crisis team can come.',
  ],
  [
    'If they won’t go, read ',
    { to: '/family-therapy', section: 'refusing-help', text: 'what you can do when someone refuses help' },
    '.',
  ],
];

/** Warning signs in people who take clozapine. A clinician should approve them. */
export const clozapine: readonly Inline[] = [
  { strong: 'If you take clozapine,' },
  ' see a doctor the same day for a fever, a sore throat, chest pain, or a painful belly after days without a bowel movement. If chest pain is strong or you can’t catch your breath, call ',
  { call: '911' },
  '.',
];

/** Relatives can ask a court for a CARE plan, which /family-therapy explains. */
export const carePlan: readonly Inline[] = [
  'Relatives can also ask a court for a CARE plan: ',
  { to: '/family-therapy', section: 'care-plan', text: 'who can ask, and what it does' },
  '.',
];
