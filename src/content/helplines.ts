/** Who else listens, and who knows where help is: at the end of the families’ part of each substance page. */
import type { Block } from './rich-text';

export const helplines = [
  [
    'You need support, too. If you can’t go on, or fear that they can’t, call or ',
    { call: 'text988' },
    ' ',
    { call: '988' },
    '. Our crisis page lists ',
    { to: '/crisis-intervention', section: 'other-lines', text: 'lines that listen, day and night' },
    '. The federal government’s National Helpline tells you where to find help near you: ',
    { call: 'samhsa' },
    '.',
  ],
] satisfies readonly Block[];
