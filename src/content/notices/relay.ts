import { everybody, type Notice } from './notice';

export const relay: Notice = {
  id: 'relay',
  heading: 'If you are deaf or hard of hearing',
  jurisdiction: 'federal',
  source: 'Federal Communications Commission, FCC 00-257',
  inForceSince: '2001-10-01',
  checkedOn: '2026-11-22',
  appliesTo: 'everybody',
  appliesIf: everybody,
  places: ['/contact', '/accessibility'],
  text: () => ({
    body: [
      [
        'Dial ',
        { call: 'relay' },
        ' to use a relay service. It is free, and it works for people with a speech disability too. Ask to be connected to ',
        { call: 'clinic' },
        '.',
      ],
    ],
  }),
};

export const crisisInSpanish: Notice = {
  id: 'crisis-in-spanish',
  heading: 'Crisis help in Spanish',
  jurisdiction: 'federal',
  source: 'Suicide & Crisis Lifeline',
  inForceSince: '2023-07-13',
  checkedOn: '2026-11-22',
  appliesTo: 'everybody',
  appliesIf: everybody,
  places: ['/contact', '/accessibility', '/crisis-intervention'],
  text: () => ({
    body: [
      ['In a crisis, call ', { call: '988' }, ' and press 2 for Spanish. Or text the word AYUDA to the same number.'],
    ],
    translations: [
      {
        lang: 'es',
        name: 'En español',
        body: [['En una crisis, llame al ', { call: '988' }, ' y oprima 2. O envíe la palabra AYUDA al mismo número.']],
      },
    ],
  }),
};
