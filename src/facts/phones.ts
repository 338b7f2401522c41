/** The schema of the phone numbers that a clinic enters. */
import { z } from 'zod';
import { term } from './texts.ts';
import { digitsOf } from './us-phone.ts';

/** A US phone number, which `checkPhone` checks. */
export const phoneFields = {
  /** As shown: "(213) 555-0199". */
  display: z.string(),
  /** As dialed, with the country code: "tel:+12135550199". */
  href: z.templateLiteral(['tel:', z.string()]),
};
/** The purpose of a number at which callers reach a person. */
export const voiceLine = term.regex(/^(?!fax\b)/i, 'people call this number, so it cannot be a fax number');
/**
 * Matches ten digits that are not a real phone number: one digit repeated, the area code 555, or an area code or exchange
 * that is a service code, such as 911 (toll-free numbers may have such an exchange).
 */
const nobodys = /^(?:.11|555)|^(?!8(?:00|33|44|55|66|77|88))....11|^(.)\1{9}/;
interface Phone {
  readonly display: string;
  readonly href: string;
}
/** The message for a number that was entered as a plain string. */
export const inUsPhone: z.core.$ZodErrorMap = ({ input }) =>
  typeof input === 'string' ? `write usPhone('${input}')` : undefined;
/**
 * Checks that the number shown is a possible US number in a common format, with or without a country code such as "1-" or "+1 ".
 * Then checks that the number to dial is the same. Reports only the first problem.
 */
export function checkPhone({ display, href }: Phone, context: z.core.$RefinementCtx<Phone>): void {
  const digits = digitsOf(display);
  const issue = (field: keyof Phone, message: string) =>
    context.addIssue({ code: 'custom', path: [field], input: field === 'href' ? href : display, message });
  if (/[\u2010-\u2015\u2212]/.test(display))
    issue('display', 'its dash is not the one on the keyboard; type the number, such as (805) 555-0199');
  else if (/[^\d\s().+-]/.test(display)) issue('display', 'write the number alone, such as (805) 555-0199');
  else if (digits.length !== 10)
    issue('display', `it has ${digits.length} digits; write a number of ten digits, such as (805) 555-0199`);
  else if (!/^(?:[2-9]\d\d){2}/.test(digits))
    issue('display', 'no US number has a 0 or 1 as its first or fourth digit; write one such as (805) 555-0199');
  else if (/^\d+$/.test(display)) issue('display', 'write it as people read it, such as (805) 555-0199');
  else if (nobodys.test(digits)) issue('display', 'this is not a real phone number; write your own');
  else if (href !== `tel:+1${digits}`) issue('href', `the page shows ${display}, which is tel:+1${digits}`);
}
