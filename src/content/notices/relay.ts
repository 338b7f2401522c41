import type { Notice } from '../types';
import { everybody } from './notice';

export const relay: Notice = {
  id: 'relay',
  heading: 'If you are deaf or hard of hearing',
  jurisdiction: 'federal',
  source: 'Federal Communications Commission, FCC 00-257',
  requiredSince: '2001-10-01',
  checkedOn: '2026-11-22',
  appliesTo: 'everybody',
  appliesIf: everybody,
  places: ['/contact', '/accessibility'],
  text: () => ({
    body: [
      [
        'Dial ',
        { call: 'relay' },
        ' to use a relay service, which is free and also works for people with a speech disability. Ask to be connected to ',
        { call: 'clinic' },
        '. In an emergency or a crisis, you can ',
        { to: '/crisis-intervention', section: 'without-speaking', text: 'get help by text' },
        '.',
      ],
    ],
  }),
};
