/** The wording of the footer (specification section 1). The clinic's facts are in site.ts. */

import { site } from '../../site';
import type { LawFacts } from '../../site.schema';
import type { Text } from '../rich-text';

export const footer = {
  phone: 'Phone',
  certification: `State ${site.law.stateStatus === 'licensed' ? 'license' : 'certification'} number`,
  expires: 'Expires',
  covers: 'It covers treatment for alcohol and drug use, not mental health care.',
  register: `Check it in the ${site.certification?.registerName}`,
  /** The year that the clinic has entered; by default, the year that the specification fixes. It never follows the clock. */
  copyrightYear: site.copyrightYear ?? 2025,
} as const;

export const supportTeam = [
  'Our support team is available to help. Have a question? Call the admissions department at ',
  { call: 'clinic' },
  '.',
] satisfies Text;

export const disclaimer =
  'This site gives general information, not medical advice. It doesn’t replace care from someone who knows you.' satisfies Text;

/**
 * The sentence that California requires of certified and licensed programs, beside the number and its expiry date (Health and
 * Safety Code 11831.12, in force since January 1, 2022).
 */
export const stateStatement = {
  certified: 'Certified by the State Department of Health Care Services.',
  licensed: 'Licensed by the State Department of Health Care Services.',
  none: '',
} as const satisfies Readonly<Record<LawFacts['stateStatus'], string>>;

/** The sentence in Spanish about free language help, for a clinic that must offer it. The clinic’s phone number follows. */
export const spanishLine = '¿Habla español? La ayuda con el idioma es gratis. Llame al';
