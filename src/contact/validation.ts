import { type FieldName, fields, type Message } from './fields';

/** One message for each invalid field. A valid field is absent. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** Compiles a pattern as browsers do for `pattern`, except for their `v` flag. The flag makes no difference here, and older browsers lack it. */
const wholly = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u');

/** Validates five cleaned values (specification section 5). Without an error, the message can be sent. */
export function validate(message: Message): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of fields) {
    const value = message[field.name];
    if (!value) errors[field.name] = field.missing;
    else if ('pattern' in field && !wholly(field.pattern).test(value)) errors[field.name] = field.mismatch;
  }
  return errors;
}
