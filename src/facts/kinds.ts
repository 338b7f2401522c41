/** The kinds of facts that a clinic enters, and what a wrong one is told, in words for people who do not write TypeScript. */
import { z } from 'zod';
import { isCounty } from './california.ts';
import { text } from './texts.ts';

export * from './texts.ts';

/** What is said of a fact of another type. */
const kinds: Readonly<Record<string, string>> = {
  string: 'write a text in quotes',
  boolean: 'write true or false, without quotes',
  number: 'write a number, without quotes',
  int: 'write a number, without quotes',
  array: "write a list in brackets, such as [] or ['one', 'two']",
  object: 'write the facts in braces, such as { … }',
  record: 'write the facts in braces, such as { … }',
};
z.config({
  customError: ({ code, expected, values, input }) => {
    if (input === undefined) return 'it is missing';
    if (code === 'unrecognized_keys')
      return 'there is no such fact; look for a slip in its name: src/site.schema.ts has them all';
    if (code === 'invalid_type') return kinds[String(expected)];
    return code === 'invalid_value' && Array.isArray(values)
      ? `write ${values.map((value) => `'${String(value)}'`).join(' or ')}`
      : undefined;
  },
});

export const years = 'write a whole number of years';
export const atLeastOne = 'list at least one';
/** What to write in place of a wrong fact; a missing one is told as such. */
const instead = (message: string) => ({
  error: ({ input }: { readonly input?: unknown }) => (input === undefined ? undefined : message),
});
/** What to say of a name that is none of those that there are. */
export const unknownKey = (message: string) => ({
  error: ({ code }: { readonly code?: string }) => (code === 'unrecognized_keys' ? message : undefined),
});
/** Names of domains that only samples have. */
const sample =
  /(?:^|[@./])(?:your-?(?:clinic|domain|site|company|name)|my-?(?:clinic|domain|site)|domain)\.(?:com|org|net)\b/i;
const isNoSample = (value: string) => !sample.test(value);
const placeholder = 'this is a placeholder; write your own';
export const email = z
  .email(instead('write an e-mail address, such as info@clinic.org'))
  .refine(isNoSample, placeholder);
export const link = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, ...instead('write an address with https://') })
  .refine(isNoSample, placeholder);
/** Today, in local time, as year-month-day. */
const today = () => new Date().toLocaleDateString('sv-SE');
const thisYear = () => Number(today().slice(0, 4));
/** A day in living memory, or one that somebody may have planned. */
export const day = z
  .string()
  .regex(z.regexes.date, 'write a day that exists as year-month-day, such as 2026-02-16')
  .refine((value) => {
    const year = Number(value.slice(0, 4));
    return Number.isNaN(year) || (year >= 1990 && year <= thisYear() + 20);
  }, 'its year is far from now; look for a slip in it');
/** A year in which a site may have been published; not one that has yet to come. */
export const publicationYear = z
  .int()
  .min(1990, 'write a year of four digits, such as 2026')
  .refine((value) => value <= thisYear(), 'this year has not come yet');
export const past = day.refine((value) => value <= today(), 'this day has not come yet');
export const optionalLink = z
  .string()
  .refine(
    (value) => value === '' || link.safeParse(value).success,
    'write an address with https://, or leave it empty',
  );
export const document = z
  .string()
  .regex(/^(?:\/[\w.-]+)*$/, 'write a path below public/, such as /documents/grievances.pdf')
  .regex(/^$|\.pdf$/i, 'save the document as a PDF, which every device can open, and write its path');
/** A US number: ten digits, perhaps after "1-", of which neither the first nor the fourth is 0 or 1; and the same to dial. */
export const phoneFields = {
  /** As shown: "(213) 555-0199". */
  display: z.string(),
  /** As dialed, with the country code: "tel:+12135550199". */
  href: z.templateLiteral(['tel:', z.string()]),
};
interface Phone {
  readonly display: string;
  readonly href: string;
}
/** Says how a number is written that stands there as a plain text. */
export const inUsPhone: z.core.$ZodErrorMap = ({ input }) =>
  typeof input === 'string' ? `write usPhone('${input}')` : undefined;
/** Checks the number that is shown, and that the number to dial is the same. */
export function checkPhone({ display, href }: Phone, context: z.core.$RefinementCtx<Phone>): void {
  const digits = display.replace(/^1-|\D/g, '');
  const issue = (field: keyof Phone, message: string) =>
    context.addIssue({ code: 'custom', path: [field], input: field === 'href' ? href : display, message });
  if (/[^\d\s().+-]/.test(display)) issue('display', 'write the number alone, such as (805) 555-0199');
  else if (digits.length !== 10)
    issue('display', `it has ${digits.length} digits; write a number of ten digits, such as (805) 555-0199`);
  else if (!/^(?:[2-9]\d\d){2}/.test(digits))
    issue('display', 'no US number has a 0 or 1 as its first or fourth digit; write one such as (805) 555-0199');
  else if (/^(?:.11|555)|^...(?:.11)|^(.)\1{9}/.test(digits))
    issue('display', 'no such number is given to anyone; write your own');
  else if (href !== `tel:+1${digits}`) issue('href', `the text says ${display}, which is tel:+1${digits}`);
}

/** "Los Angeles, CA 90012": California’s ZIP codes are 90001 to 96162. */
export const locality = z.string().refine((value) => {
  const [, zip] = /^\p{Lu}[\p{L} .'’-]+, CA (\d{5})(?:-\d{4})?$/u.exec(value) ?? [];
  return Number(zip) >= 90_001 && Number(zip) <= 96_162;
}, 'write the city, CA, and a ZIP code of California (90001 to 96162), such as Los Angeles, CA 90012');

export const county = text
  .regex(/\bCounty\b/, 'write the whole name, such as Kern County')
  .refine(isCounty, 'it is none of California’s 58 counties; look for a slip in it');

export const language = text.regex(/^\p{Lu}[^,]*$/u, 'list each language by itself, with a capital letter: English');
export const medicine = text.regex(
  /buprenorphine|methadone|naltrexone/i,
  'write buprenorphine, methadone or naltrexone; naloxone is for rescue, and treats no disorder',
);
