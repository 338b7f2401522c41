import type { RuleId } from '../../spec/rules';
import { accepted, type FieldName, fields, rejected } from '../../spec/validation';

/** A value for each of the five fields. */
export type Values = Readonly<Record<FieldName, string>>;

/** A valid message, as it is sent: for each field, the first value in `accepted`. */
export const goodMessage = Object.fromEntries(
  fields.map(({ name }) => [name, accepted.find(({ field }) => field === name)?.sent]),
) as Values;

/** The values of a form that was reset. */
export const emptyMessage = Object.fromEntries(fields.map(({ name }) => [name, ''])) as Values;

/**
 * One entry for each rule of each field: the name of the field, the error message, and the last value in `rejected` that
 * has this message and is not an extension.
 */
export const fieldRules = fields.flatMap(({ name, rules }) =>
  rules.map(({ message }) => ({
    name,
    message,
    invalid: rejected.findLast((row) => row.message === message && !('origin' in row))?.value ?? '',
  })),
);

/** The eight error messages, in the order of the fields. */
export const catalog = fields.flatMap((field) => field.rules.map(({ message }) => message));

/** For each error message, the id of the specification's rule that requires it. */
export const ruleOf: Readonly<Record<(typeof catalog)[number], RuleId>> = {
  'Name is required': 'VAL-NAME-REQUIRED',
  'Name must contain only letters and spaces': 'VAL-NAME-LETTERS',
  'Email is required': 'VAL-EMAIL-REQUIRED',
  'Enter a valid email address': 'VAL-EMAIL-SHAPE',
  'Phone number is required': 'VAL-PHONE-REQUIRED',
  'Enter a valid phone number': 'VAL-PHONE-DIGITS',
  'Subject is required': 'VAL-SUBJECT-REQUIRED',
  'Message is required': 'VAL-MESSAGE-REQUIRED',
};

/** The error message that a field shows when its value breaks a rule. */
export function messageOf(name: FieldName, rule: 'required' | 'letters' | 'email' | 'phone'): string {
  const field = fields.find((candidate) => candidate.name === name);
  const broken = field?.rules.find((candidate) => candidate.rule === rule);
  if (!broken) throw new Error(`The fixture has no rule ${rule} for ${name}`);
  return broken.message;
}
