import { taglines } from './languages';
import type { Notice } from './notice';

export const languageAssistance: Notice = {
  id: 'language-assistance',
  heading: 'Free help in your language',
  jurisdiction: 'federal',
  source: 'Section 1557 of the Affordable Care Act, 45 CFR 92.11',
  inForceSince: '2025-07-05',
  checkedOn: '2026-11-22',
  appliesTo: 'clinics that federal health programs pay, Medi-Cal included',
  appliesIf: ({ federalFunds }) => federalFunds,
  places: ['/accessibility'],
  text: () => ({
    body: [
      'If you speak a language other than English, help in your language is free. An interpreter can join you on the phone and at appointments. You can ask for documents in your language.',
      'If you have a disability, aids and services are free as well. You can have large print, audio, or another format that works for you.',
      [
        'Call ',
        { call: 'clinic' },
        ' or ask any of our staff. You can dial ',
        { call: 'relay' },
        ' to call through a relay service.',
      ],
    ],
    translations: [
      {
        lang: 'es',
        name: 'Español',
        body: [
          'Si usted habla un idioma distinto del inglés, la ayuda con el idioma es gratis. Un intérprete puede acompañarle por teléfono y en sus citas. Puede pedir documentos en su idioma.',
          'Si tiene una discapacidad, las ayudas y los servicios también son gratis. Puede pedir letra grande, audio u otro formato que le sirva.',
          [
            'Llame al ',
            { call: 'clinic' },
            ' o pregunte a cualquier persona de nuestro equipo. Puede marcar ',
            { call: 'relay' },
            ' para llamar por medio de un servicio de retransmisión.',
          ],
        ],
      },
    ],
    taglines,
  }),
};
