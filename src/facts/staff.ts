/** The schema of the facts that a clinic enters about its staff. */
import { z } from 'zod';
import { email } from './addresses.ts';
import { named, phrase, text } from './texts.ts';

const profession =
  /^(?:[\p{L}-]+ ){0,2}(?:doctor|physician|psychiatrist|psychologist|nurse|practitioner|therapist|counselor|pharmacist|social worker|specialist|manager|director|coordinator)$/iu;
const article = /\b(?:an?|one|the|our|your|each|every)\b/i;

/** An entry of `care.team`. Pages join the entries with commas and “and”. */
export const member = phrase
  .regex(/^(?!(?:and|or) )(?:[^,(]|\([^)]*\))*$/, 'pages add the commas and “and”, so list each by itself')
  .refine(
    (value) => article.test(value) || !profession.test(value),
    'pages put it inside a sentence, so write “a” before it, or use the plural: a doctor, counselors',
  );

/** A person’s license: the board that issued it, and the license number. */
export const license = text.regex(/^(?=.*\p{L}{2}).*\d/u, 'write the board that issued it, and the license number');

/** Who confirmed a fact or reviewed a page, so that others can ask them later. */
export const whoConfirmed = named.regex(
  /^(?!(?:me|myself|i|us|we|you|(?:the )?(?:clinic|lawyer|attorney|staff|owner|director|manager))$)/i,
  'write the name of the person, so that others can ask them later',
);

const office = /^(?!(?:the|our) ).*\b(?:officer|coordinator)\b/i;

/** A contact at the clinic. */
export const contact = z
  .strictObject({ name: named, title: named, email })
  .refine(({ name, title }) => !office.test(name) || office.test(title), {
    path: ['name'],
    message: 'this is a title; check whether name and title are swapped',
  });
