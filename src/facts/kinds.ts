/** The kinds of facts that a clinic enters. The error messages are for people who do not write TypeScript. */
import { z } from 'zod';
import { term, text } from './texts.ts';

export * from './addresses.ts';
export * from './hours.ts';
export * from './phones.ts';
export * from './places.ts';
export * from './staff.ts';
export * from './texts.ts';

/** The messages for facts of the wrong type, by the expected type. */
const kinds: Readonly<Record<string, string>> = {
  string: 'write text in quotes',
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
      return 'there is no such fact here; check its name and its place: src/site.schema.ts lists every fact';
    if (code === 'invalid_type') return kinds[String(expected)];
    return code === 'invalid_value' && Array.isArray(values)
      ? `write ${values.map((value) => `'${String(value)}'`).join(' or ')}`
      : undefined;
  },
});

export const years = 'write a whole number of years';
export const atLeastOne = 'list at least one';
/** Sets the message for an unknown key. */
export const unknownKey = (message: string) => ({
  error: ({ code }: { readonly code?: string }) => (code === 'unrecognized_keys' ? message : undefined),
});
/** Today, in local time, as year-month-day. */
const today = () => new Date().toLocaleDateString('sv-SE');
const thisYear = () => Number(today().slice(0, 4));
/** A day in 1990 or later, and no later than the year 20 years from now. */
export const day = z
  .string()
  .regex(z.regexes.date, 'write a day that exists as year-month-day, such as 2026-02-16')
  .refine((value) => {
    const year = Number(value.slice(0, 4));
    return Number.isNaN(year) || (year >= 1990 && year <= thisYear() + 20);
  }, 'its year is unlikely; check it for a typo');
/** A year from 1990 to the current one. */
export const publicationYear = z
  .int()
  .min(1990, 'write a four-digit year, 1990 or later')
  .refine((value) => value <= thisYear(), 'this year is in the future');
export const past = day.refine((value) => value <= today(), 'this day is in the future');
/** The number of a certification: with a digit other than 0, and without "#" or a word such as "No." or "number". */
export const certificate = text
  .regex(/[1-9]/, 'the state issues no such number')
  .regex(
    /^(?!.*(?:#|\b(?:no[. ]|number|license|certificat)))/i,
    'pages put the word “number” before it, so write only the number itself',
  );
/** A price and what it is for. */
export const price = text
  .regex(/\p{L}{3}/u, 'say what the price is for, such as Initial assessment: $150')
  .regex(/^(?!.*: ?[\d,]+(?:\.\d\d)?$)/, 'write the price with its $, such as $150');

export const language = text.regex(
  /^(?!.* and )\p{Lu}[^,]*$/u,
  'list each language by itself, with a capital letter: English',
);
export const medicine = term
  .regex(/^(?!Bupren|Methad|Naltrex)/, 'pages put it inside a sentence, so begin it with a lowercase letter')
  .regex(
    /buprenorphine|methadone|naltrexone/i,
    'write buprenorphine, methadone or naltrexone; naloxone reverses an overdose but does not treat a disorder',
  );
