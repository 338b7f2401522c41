/** Help in Spanish. A Spanish speaker should confirm the text (`confirmed.es` in src/site.ts). */

import { site } from '../site';
import type { CareFacts } from '../site.schema';
import { byHours } from './phone-hours';
import type { Block, Text } from './rich-text';

/** Whom to call, in a paragraph that is always visible. */
export const callsInSpanish: Text = [
  '¿Habla español? Peligro de muerte o sobredosis: ',
  { call: '911' },
  '. Crisis: ',
  { call: '988' },
  ' y oprima 2. Para hablar con nosotros: ',
  { call: 'clinic' },
  '.',
];

/** Says whether a clinic with these facts holds groups in Spanish. */
export function groupsInSpanish({ groupLanguages }: CareFacts, hasInterpreter: boolean): string {
  if (!groupLanguages) return 'Pregunte también en qué idioma son los grupos.';
  if (groupLanguages.includes('Spanish')) return 'También hay grupos en español.';
  return `Los grupos no son en español${hasInterpreter ? ', pero puede pedir un intérprete gratis' : ''}.`;
}

/** The rest of the help in Spanish, and the label of its disclosure. */
export const moreInSpanish: { readonly summary: string; readonly body: readonly Block[] } = {
  summary: 'Más ayuda en español',
  body: [
    [
      'Lea ',
      { to: '/crisis-intervention', section: 'overdose-in-spanish', text: 'qué hacer en una sobredosis' },
      '. En una crisis, también puede enviar por mensaje de texto la palabra ',
      { call: 'ayuda' },
      '.',
    ],
    `Puede llamarnos por usted o por un familiar${byHours(', de día o de noche', '')}.${site.law.federalFunds ? ' Diga “Spanish” al llamar. El intérprete es gratis.' : ''} ${groupsInSpanish(site.care, site.law.federalFunds)}`,
    'No tiene que decirnos su estatus migratorio. Si nos lo dice, la ley de California lo protege como información médica. En una emergencia, la sala de emergencias debe atenderle aunque no tenga papeles, seguro ni dinero.',
    [
      '¿Le preocupa el costo? Lea ',
      { to: '/insurance', section: 'medi-cal-en-espanol', text: 'qué cambia en Medi-Cal y a quién llamar' },
      '.',
    ],
  ],
};

/** All help in Spanish, for a separate section. */
export const inSpanish: readonly Block[] = [callsInSpanish, ...moreInSpanish.body];
