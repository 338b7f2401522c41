/** The wording of the footer (specification section 1). The clinic's facts are in site.ts. */

import { site } from '../../site';
import type { LawFacts, Site } from '../../site.schema';
import { shortDate } from '../format';
import type { Block, Text } from '../rich-text';
import { postalAddress } from '../shared/postal-address';

export const supportTeam = [
  'Our support team is available to help. Have a question? Call the admissions department at ',
  { call: 'clinic' },
  '.',
] satisfies Text;

/** The sentence in Spanish about free language help, for a clinic that must offer it. The clinic’s phone number follows. */
export const spanishLine = '¿Habla español? La ayuda con el idioma es gratis. Llame al';

/**
 * The sentence that California requires of certified and licensed programs, beside the number and its expiry date (Health and
 * Safety Code 11831.12, in force since January 1, 2022).
 */
const stateStatement = {
  certified: 'Certified by the State Department of Health Care Services.',
  licensed: 'Licensed by the State Department of Health Care Services.',
  none: '',
} as const satisfies Readonly<Record<LawFacts['stateStatus'], string>>;

/** The number of the state's certification or license, until when it is valid, and where visitors can look it up. */
function certificationText({ number, expires, registerName, registerUrl }: NonNullable<Site['certification']>): Text {
  const { stateStatus } = site.law;
  const statement = stateStatement[stateStatus];
  const scope = statement && 'It covers treatment for alcohol and drug use, not mental health care. ';
  return [
    `${statement} State ${stateStatus === 'licensed' ? 'license' : 'certification'} number `,
    { verbatim: number },
    `. Expires ${shortDate(expires)}. ${scope}`,
    ...(registerUrl ? [{ href: registerUrl, text: `Check it in the ${registerName}` }] : []),
  ];
}

/** The address and the phone number of the clinic, its certification and accreditation, and what this site cannot replace. */
export const clinicFacts: readonly Block[] = [
  [`${site.name}, `, { verbatim: postalAddress }, '. Phone ', { call: 'clinic' }],
  ...(site.certification ? [certificationText(site.certification)] : []),
  ...(site.accreditation ? [`${site.accreditation}.`] : []),
  'This site gives general information, not medical advice. It doesn’t replace care from someone who knows you.',
];
