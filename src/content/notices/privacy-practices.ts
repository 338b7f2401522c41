import { site } from '../../site';
import type { Block } from '../types';
import { longDate } from './dates';
import type { LawFacts } from './law-facts';
import type { Notice } from './notice';
import { substanceUseRecords } from './part-2';
import { privacyRights, usesWithoutPermission } from './privacy-rights';

/** The words that 45 CFR 164.520 and 42 CFR 2.22 give, or their parts in a list. */
const header = ({ privacyOfficer: { name, title, email } }: LawFacts): readonly Block[] => [
  'This notice describes how medical information about you may be used and disclosed and how you can get access to this information. Please review it carefully. This notice describes:',
  {
    list: [
      'how health information about you may be used and disclosed',
      'your rights with respect to your health information',
      'how to file a complaint concerning a violation of the privacy or security of your health information, or of your rights concerning your information',
    ],
  },
  [
    'You have a right to a copy of this notice, in paper or electronic form, and to discuss it with ',
    `${name}, ${title}, at `,
    { call: 'clinic' },
    ` or ${email}.`,
  ],
];

const duties = ({ privacyNoticeEffective }: LawFacts): readonly Block[] => [
  {
    list: [
      'The law requires us to keep your health information private, to give you this notice, and to do what it says.',
      'If your information gets into the wrong hands, we will tell you without delay.',
      'We can change this notice for all the information that we hold. The new one will be here, at the clinic, and yours for the asking.',
      'California law, such as the Confidentiality of Medical Information Act, protects you too. Where one law protects you more, we follow that one.',
    ],
  },
  `This notice has been in effect since ${longDate(privacyNoticeEffective, 'src/site.ts: law.privacyNoticeEffective')}.`,
];

const complaints = ({ privacyOfficer: { name, title, email } }: LawFacts): readonly Block[] => [
  [
    `If you think your rights were violated, tell ${name}, ${title}: call `,
    { call: 'clinic' },
    `, email ${email}, or write to ${site.name}, ${site.address.street}, ${site.address.locality}.`,
  ],
  [
    'You can also complain to the U.S. Secretary of Health and Human Services. Call the Office for Civil Rights at ',
    { call: 'civilRights' },
    '. Or write to 200 Independence Avenue SW, Room 509F, HHH Building, Washington, DC 20201.',
  ],
  'We will not hold a complaint against you.',
];

export const privacyPractices: Notice = {
  id: 'privacy-practices',
  heading: 'Notice of Privacy Practices',
  jurisdiction: 'federal',
  source: '45 CFR 164.520; 42 CFR 2.22',
  inForceSince: '2026-02-16',
  checkedOn: '2026-11-22',
  appliesTo: 'clinics under HIPAA, and programs for substance use that get federal help of any kind',
  appliesIf: ({ coveredEntity, federallyAssisted }) => coveredEntity || federallyAssisted,
  places: ['/privacy'],
  text: (law) => ({
    body: [`Notice of Privacy Practices of ${site.name}`, ...header(law)],
    parts: [
      ...(law.coveredEntity
        ? [{ heading: 'When we use and share information without asking', body: usesWithoutPermission }]
        : []),
      ...(law.federallyAssisted ? [{ heading: 'Records of care for substance use', body: substanceUseRecords }] : []),
      {
        heading: 'When we need your written permission',
        body: [
          'We ask you first for anything that this notice does not name. That includes most uses of a therapist’s own session notes, marketing, and any sale of your information, which we don’t do. You can take your permission back in writing at any time.',
          'What we share at your request may be shared again.',
        ],
      },
      { heading: 'Your rights', body: privacyRights },
      { heading: 'Our duties', body: duties(law) },
      { heading: 'Questions and complaints', body: complaints(law) },
    ],
    documents: law.documents.privacyPractices
      ? [{ href: law.documents.privacyPractices, text: 'Our Notice of Privacy Practices, to print' }]
      : [],
  }),
};
