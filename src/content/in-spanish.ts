/** Where to turn, in Spanish. A person who speaks it should confirm the text: `confirmed.es` in src/site.ts. */

import { site } from '../site';
import { byHours } from './phone-hours';
import type { Block } from './rich-text';

export const inSpanish: readonly Block[] = [
  [
    { strong: '¿Habla español?' },
    ' Si hay peligro de muerte o una sobredosis, llame al ',
    { call: '911' },
    '. Lea ',
    { to: '/crisis-intervention', section: 'overdose-in-spanish', text: 'qué hacer en una sobredosis' },
    '. En una crisis, llame al ',
    { call: '988' },
    ' y oprima 2, o envíe la palabra AYUDA al mismo número.',
  ],
  [
    'Para preguntar por usted o por un familiar, llámenos al ',
    { call: 'clinic' },
    `${byHours(', de día o de noche', '')}.${site.law.federalFunds ? ' Diga “Spanish” al llamar. El intérprete es gratis.' : ''}`,
  ],
  'No tiene que decirnos su estatus migratorio. Si nos lo dice, la ley de California lo protege como información médica. En una emergencia, la sala de emergencias debe atenderle aunque no tenga papeles, seguro ni dinero.',
];
