/** Help in Spanish. A Spanish speaker should confirm the text (`confirmed.es` in src/site.ts). */

import { site } from '../../site';
import type { CareFacts } from '../../site.schema';
import type { Block, Text } from '../rich-text';
import { byHours } from './phone-hours';

/** Whom to call, in a paragraph that is always visible. */
export const callsInSpanish: Text = [
  '¿Habla español? Peligro de muerte o sobredosis: ',
  { call: '911' },
  '. Crisis: ',
  { call: '988' },
  ' y oprima\u00a02. Para hablar con nosotros: ',
  { call: 'clinic' },
  '.',
];

/** Says whether a clinic with these facts holds groups in Spanish. */
export function groupsInSpanish({ groupLanguages }: CareFacts, hasInterpreter: boolean): string {
  if (!groupLanguages) return 'Pregunte también en qué idioma son los grupos.';
  if (groupLanguages.includes('Spanish')) return 'También hay grupos en español.';
  return `Los grupos no son en español${hasInterpreter ? ', pero puede pedir un intérprete gratis' : ''}.`;
}

/** Says which ages a clinic with these facts treats. */
export const agesInSpanish = ({ youngest }: CareFacts): string =>
  youngest === undefined ? '' : `Atendemos a personas de ${youngest} años o más. `;

const textOrSteps: Text = [
  'Lea ',
  { to: '/crisis-intervention', section: 'overdose-in-spanish', text: 'qué hacer en una sobredosis' },
  '. En una crisis, puede enviar el texto ',
  { call: 'ayuda' },
  '.',
];

/** The start of a sentence that says why not to stop suddenly. */
export const neverStopInSpanish = 'Nunca deje de golpe el alcohol ni pastillas como Xanax:';

const whoCanCall: readonly Block[] = [
  `Puede pedir ayuda para usted o para un familiar${byHours(', de día o de noche', '')}.${site.law.federalFunds ? ' Diga “Spanish” al llamar: el intérprete es gratis.' : ''} Le preguntaremos si está a salvo, qué le pasa, qué medicinas toma y si bebe o usa drogas. No tiene que contestar todo.`,
  [
    `${agesInSpanish(site.care)}Si es menor de edad, llame o mande un texto a la línea de crisis para jóvenes, de día o de noche: `,
    { call: 'youthCrisis' },
    '. O llame al condado: ',
    { call: 'county' },
    '.',
  ],
  'No tiene que decirnos su estatus migratorio. Si nos lo dice, la ley de California lo protege como información médica. En una emergencia, el hospital debe atenderle aunque no tenga papeles, seguro ni dinero. Si le manda una cuenta, pida ayuda financiera.',
];

/** The help in Spanish on the crisis page. The steps in Spanish below it say never to stop suddenly. */
export const crisisInSpanish: readonly Block[] = [callsInSpanish, textOrSteps, ...whoCanCall];

/** The rest of the help in Spanish, and the label of its disclosure. */
export const moreInSpanish: { readonly summary: string; readonly body: readonly Block[] } = {
  summary: 'Más ayuda en español',
  body: [
    textOrSteps,
    `${neverStopInSpanish} puede ser mortal. Hable antes con un médico.`,
    ...whoCanCall,
    groupsInSpanish(site.care, site.law.federalFunds),
    [
      '¿Le preocupa el costo? Lea ',
      { to: '/insurance', section: 'medi-cal-en-espanol', text: 'qué cambia en Medi-Cal y a quién llamar' },
      '. Si le quitan Medi-Cal, tiene 90 días desde ese día para entregar lo que falta. Después, los adultos sin papeles, y ' +
        'algunos con papeles, ya no pueden recuperar la cobertura completa: pregunte al condado.',
    ],
  ],
};
