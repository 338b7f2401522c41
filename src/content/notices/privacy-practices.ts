import { site } from '../../site';
import type { LawFacts } from '../../site.schema';
import { longDate } from '../format';
import type { Block } from '../rich-text';
import { federalAddress, postalAddress } from '../shared/postal-address';
import type { Notice } from '../types';

/** The header that 45 CFR 164.520 and 42 CFR 2.22 prescribe. The page shows a part of it as a list. */
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
    'You have a right to a copy of this notice (in paper or electronic form) and to discuss it with ',
    `${name}, ${title}, at `,
    { call: 'clinic' },
    ' or ',
    { verbatim: email },
    ' if you have any questions.',
  ],
];

/** The uses that HIPAA allows without permission, for records that Part 2 does not protect. */
const usesWithoutPermission = ({ federallyAssisted }: LawFacts): readonly Block[] => [
  ...(federallyAssisted
    ? ['Stricter rules apply to records of care for substance use. They’re in the next part.']
    : []),
  {
    list: [
      'To treat you. For example, your therapist talks with your counselor about your care.',
      'To be paid. For example, we send a bill to your health plan.',
      'To run the clinic. For example, we look at records to make our care better.',
    ],
  },
  'The law also allows or requires us to share what’s needed:',
  {
    list: [
      'to prevent a serious danger to you or to someone else',
      'to report abuse, neglect, or violence, or to protect public health',
      'for research, under strict rules',
      'with those who check on clinics or enforce privacy law',
      'for a court order, or for the police where the law says so',
      'for workers’ compensation, and for some duties of government',
      'with a coroner or a funeral director, or for organ donation',
    ],
  },
  'If you agree, or in an emergency, we can tell your family or a friend what they need to know to help you.',
];

/** What 42 CFR Part 2 adds for records of care for substance use. */
const substanceUseRecords: readonly Block[] = [
  'A federal law, 42 CFR Part 2, gives records of care for substance use more protection than other health records. We may not even say that you’re our patient unless you agree in writing or the law allows it.',
  'With your written consent, we use and share these records to treat you, to be paid, and to run the clinic. One consent can cover all of this, now and later, except a counselor’s separate session notes, which need a consent of their own. A clinic or health plan that gets records this way may pass them on as federal privacy rules allow, but not for use against you in court.',
  'Without your consent, we may use or share them only:',
  {
    list: [
      'among our own staff, and with companies that work for us and must keep them private',
      'with medical staff, in an emergency when you can’t consent',
      'with those who do research, or audit or inspect us, under strict rules',
      'with public health officials, without anything that shows who you are',
      'to report a crime against our staff or at the clinic, or a threat of one',
      'to report that a child may be abused or neglected',
      'to report a death, as the law asks',
      'when a court orders it under the rules of Part 2',
    ],
  },
  {
    note: 'These records, and what anyone says about what’s in them, can’t be used against you in a civil, criminal, administrative, or legislative case unless you consent in writing or a court orders it. Before a court can order it, you or whoever holds the records must be told and be heard. There must also be a subpoena or a similar legal order.',
  },
  'You can take back your consent in writing at any time. It doesn’t undo what was shared before.',
  'You can ask us what we shared of these records with your consent in the past 3 years. If you named a go-between, such as a health data network, you can ask it whom it gave them to.',
  'We don’t use these records to raise money.',
];

/** The rights that HIPAA gives. */
const privacyRights: readonly Block[] = [
  'Ask us in writing, or call us and we’ll help you ask.',
  {
    list: [
      'You can see your record, with few exceptions, and get a paper or electronic copy. We charge no more than it costs us.',
      'You can ask us to correct your record. If we say no, we tell you why in writing.',
      'You can ask us to reach you in a way that’s safe for you, such as another phone or address.',
      'You can ask us not to use or share something. We don’t have to agree, with one exception: if you pay us in full yourself and ask us not to tell your health plan, we won’t, unless the law makes us.',
      'You can get a list of those with whom we shared your information in the past 6 years, and why. It leaves out treatment, payment, running the clinic, and what you agreed to.',
      'You can get this notice on paper, even if you agreed to read it here.',
      'You can choose someone to act for you, such as a legal guardian.',
    ],
  },
];

const duties = ({ privacyNoticeEffective }: LawFacts): readonly Block[] => [
  {
    list: [
      'The law requires us to keep your health information private, to give you this notice, and to do what it says.',
      'If your information gets into the wrong hands, we’ll tell you right away.',
      'We can change this notice for all the information that we have. You’ll find the new one here and at the clinic, and can ask us for it.',
      'California law, such as the Confidentiality of Medical Information Act, also protects you. Where one law protects you more, we follow that one.',
    ],
  },
  `The effective date of this notice is ${longDate(privacyNoticeEffective)}.`,
];

const complaints = ({ privacyOfficer: { name, title, email } }: LawFacts): readonly Block[] => [
  [
    `If you think your rights were violated, tell ${name}, ${title}: call `,
    { call: 'clinic' },
    ', or write to ',
    { verbatim: email },
    ` or to ${site.name}, `,
    { verbatim: postalAddress },
    '.',
  ],
  [
    'You can also complain to the U.S. Secretary of Health and Human Services, within 180 days. Call the Office for Civil Rights at ',
    { call: 'civilRights' },
    ' (TDD ',
    { call: 'civilRightsTdd' },
    '), or write to ',
    { verbatim: federalAddress },
    '.',
  ],
  'We won’t hold a complaint against you.',
];

export const privacyPractices: Notice = {
  id: 'privacy-practices',
  heading: 'Notice of Privacy Practices',
  jurisdiction: 'federal',
  source: '45 CFR 164.520; 42 CFR 2.22',
  requiredSince: '2026-02-16',
  checkedOn: '2026-11-22',
  appliesTo: 'clinics under HIPAA, and programs for substance use that get federal help of any kind',
  appliesIf: ({ coveredEntity, federallyAssisted }) => coveredEntity || federallyAssisted,
  places: ['/privacy'],
  text: (law) => ({
    body: [`Notice of Privacy Practices of ${site.name}`, ...header(law)],
    parts: [
      ...(law.coveredEntity
        ? [{ heading: 'When we use and share information without asking', body: usesWithoutPermission(law) }]
        : []),
      ...(law.federallyAssisted ? [{ heading: 'Records of care for substance use', body: substanceUseRecords }] : []),
      {
        heading: 'When we need your written permission',
        body: [
          'We ask you first for anything that this notice doesn’t name. That includes most uses of a therapist’s own session notes, marketing, and any sale of your information, which we don’t do. You can take your permission back in writing at any time.',
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
