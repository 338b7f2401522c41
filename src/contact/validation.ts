import { type FieldName, fields, type Message } from './fields';

/** One message for each field that fails; a field that passes is absent. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** Compiles a pattern as the browser does for `pattern`; its flag `v`, which older browsers lack, changes none of ours. */
const wholly = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u');

/**
 * Validates a message (specification section 5).
 * @param message the five values, already cleaned
 * @returns the error to show below each invalid field; an empty object when the message can be sent
 */
export function validate(message: Message): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of fields) {
    const value = message[field.name];
    if (!value) errors[field.name] = field.missing;
    else if ('pattern' in field && !wholly(field.pattern).test(value)) errors[field.name] = field.mismatch;
  }
  return errors;
}
