import { site } from '../../site';
import type { LawFacts } from '../../site.schema';
import type { Inline, Text } from '../rich-text';
import { federalAddress, postalAddress } from '../shared/postal-address';
import type { Notice } from '../types';

/** The contact for requests and grievances: the coordinator, or the clinic itself if it has fewer than 15 staff and so needs none. */
function contact({ fifteenOrMoreStaff, rightsCoordinator: { name, title, email } }: LawFacts): readonly Inline[] {
  const ways = (address: string): readonly Inline[] => [
    { call: 'clinic' },
    ', or write to ',
    { verbatim: address },
    ` or to ${site.name}, `,
    { verbatim: postalAddress },
  ];
  return fifteenOrMoreStaff ? [`${name}, ${title}. Call `, ...ways(email)] : ['the clinic. Call ', ...ways(site.email)];
}

const grievance: readonly Text[] = [
  'Tell us by phone, mail, or email, or in person.',
  'Say what happened, when it happened, and what you would like us to do. If you need help with this, ask for it.',
  'We look into it promptly and answer you in writing.',
];

export const nondiscrimination: Notice = {
  id: 'nondiscrimination',
  heading: 'Your right to equal treatment',
  jurisdiction: 'federal',
  source:
    'Section 1557 of the Affordable Care Act, 45 CFR 92.7, 92.8, and 92.10; California Government Code 11135 and Civil Code 51',
  requiredSince: '2024-11-02',
  checkedOn: '2026-11-22',
  appliesTo: 'clinics paid by federal health programs, Medi-Cal included',
  appliesIf: ({ federalFunds }) => federalFunds,
  places: ['/accessibility'],
  link: { field: 'civilRights', text: 'How to file a civil rights complaint' },
  text: (law) => ({
    body: [
      `${site.name} follows federal and state civil rights laws. We don’t discriminate because of race, color, national origin, age, disability, or sex. National origin includes your language and level of English. State law adds religion, ancestry, ethnic group, medical condition, genetic information, marital status, gender, gender identity, sexual orientation, citizenship, and immigration status.`,
      'If you have a disability, we give you what you need to talk with us and take part, free and promptly. Examples are:',
      { list: ['sign language interpreters', 'large print, audio, and other formats', 'changes to how we do things'] },
      'If English isn’t your first language, interpreters and translations are free.',
      ['To ask for any of this, or to file a grievance, contact ', ...contact(law), '.'],
    ],
    parts: [
      {
        heading: 'How to file a grievance',
        body: [
          'If we don’t give you what you need, or treat you unfairly, you can file a grievance.',
          { steps: grievance },
          [
            'You can also complain to the federal government, within 180 days, whether or not you tell us first. Call the Office for Civil Rights at ',
            { call: 'civilRights' },
            ' (TDD ',
            { call: 'civilRightsTdd' },
            '), or write to the U.S. Department of Health and Human Services, ',
            { verbatim: federalAddress },
            '.',
          ],
          ['About state law, call the California Civil Rights Department at ', { call: 'civilRightsDepartment' }, '.'],
          'We won’t hold a complaint against you.',
        ],
      },
    ],
    documents: law.documents.grievances
      ? [{ href: law.documents.grievances, text: 'Our grievance procedure, to print' }]
      : [],
  }),
};

export const webAccessibility: Notice = {
  id: 'web-accessibility',
  heading: 'What the law asks of this site',
  jurisdiction: 'federal',
  source: '45 CFR 84.84, with the dates of 91 FR 25496',
  inForceSince: '2024-07-08',
  checkedOn: '2026-11-22',
  appliesTo: 'clinics paid by federal health programs, Medi-Cal included',
  appliesIf: ({ federalFunds }) => federalFunds,
  places: ['/accessibility'],
  text: ({ fifteenOrMoreStaff }) => ({
    body: [
      `By ${fifteenOrMoreStaff ? 'May\u00a011,\u00a02027' : 'May\u00a010,\u00a02028'}, federal law requires clinics like ours to meet WCAG 2.1, level AA. We already aim for WCAG 2.2, level AA, which asks for more.`,
    ],
  }),
};
