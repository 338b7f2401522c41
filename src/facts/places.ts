/** The schema of the places that a clinic enters. */
import { z } from 'zod';
import { isCounty } from './california.ts';
import { text } from './texts.ts';

/** The city, state and ZIP code: "Los Angeles, CA 90012". California’s ZIP codes are 90001 to 96162. */
export const locality = z.string().refine((value) => {
  const [, zip] = /^\p{Lu}[\p{L} .'’-]+, CA (\d{5})(?:-\d{4})?$/u.exec(value) ?? [];
  return Number(zip) >= 90_001 && Number(zip) <= 96_162;
}, 'write the city, CA, and a California ZIP code (90001 to 96162), such as Los Angeles, CA 90012');

/** The street and number. The city is in `locality`. */
export const street = text
  .regex(
    /^(?!.*(?:, (?:CA|California)\b|\bCA \d{5}))/,
    'leave out the city and the ZIP code; address.locality already has them',
  )
  .regex(/^(?!P\.? ?O\.? ?Box\b)/i, 'nobody can visit a post office box; write the street');
export const city = text
  .regex(/^[^,\d]+$/, 'write the city alone, such as Fresno')
  .regex(/^\p{Lu}.*\p{Ll}/u, 'begin it with a capital letter, but do not write it all in capitals: Fresno');
export const county = text
  .regex(/\bCounty\b/, 'write the whole name, such as Kern County')
  .refine(isCounty, 'this is not one of California’s 58 counties; check its spelling');
