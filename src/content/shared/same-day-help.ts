/** How to get help the same day, for the emergency boxes on the pages about mania or psychosis. */
import { site } from '../../site';
import type { Text } from '../rich-text';

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
