import type { LawFacts } from './law-facts';

/**
 * The sentence that California asks of certified and licensed programs, beside the number and its expiry date (Health and
 * Safety Code 11831.12, in force since January 1, 2022).
 */
export const stateStatement = {
  certified: 'Certified by the State Department of Health Care Services.',
  licensed: 'Licensed by the State Department of Health Care Services.',
  none: '',
} as const satisfies Readonly<Record<LawFacts['stateStatus'], string>>;

/** In the footer of a clinic that owes language assistance; the notice itself is on /accessibility. */
export const spanishLine = '¿Habla español? La ayuda con el idioma es gratis. Llame al';
