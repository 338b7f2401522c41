/** Where help is the same day for mania or psychosis: in the cards of the pages about them. */
import { site } from '../site';
import type { Text } from './rich-text';

export const sameDayHelp: readonly Text[] = [
  ['Danger to anyone, or too confused to stay safe: call ', { call: '911' }, '. Say that it’s a mental health crisis.'],
  'No danger right now: go to an emergency room, or ask a doctor for an appointment today.',
  [
    'Not sure: call ',
    { call: '988' },
    ` or ${site.countyLine.county}’s line, `,
    { call: 'county' },
    ', and ask whether a crisis team can come.',
  ],
  [
    'They won’t go: read ',
    { to: '/family-therapy', section: 'refusing-help', text: 'what you can do when someone refuses help' },
    '.',
  ],
];
