import type { FieldName, Message } from './fields';

/** One message for each field that fails; a field that passes is absent. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** Letters of any script with their combining marks (é as one code point or two), and spaces. */
const lettersAndSpaces = /^(?:\p{L}\p{M}*|\p{Zs})+$/u;
const tenToFifteenDigits = /^[0-9]{10,15}$/;
const space = /\s/;

/** Accepts x@y.z without spaces. Not a regular expression, so that no input can make it slow. */
function isEmailAddress(value: string): boolean {
  const [local, domain, ...rest] = value.split('@');
  if (!local || !domain || rest.length > 0 || space.test(value)) return false;
  return domain.slice(1, -1).includes('.');
}

/**
 * Validates a message (specification section 5).
 * @param message the five values, already trimmed
 * @returns the error to show below each invalid field; an empty object when the message can be sent
 */
export function validate(message: Message): FieldErrors {
  const errors: FieldErrors = {};
  if (!message.name) errors.name = 'Name is required';
  else if (!lettersAndSpaces.test(message.name)) errors.name = 'Name must contain only letters and spaces';
  if (!message.email) errors.email = 'Email is required';
  else if (!isEmailAddress(message.email)) errors.email = 'Enter a valid email address';
  if (!message.phone) errors.phone = 'Phone number is required';
  else if (!tenToFifteenDigits.test(message.phone)) errors.phone = 'Enter a valid phone number';
  if (!message.subject) errors.subject = 'Subject is required';
  if (!message.message) errors.message = 'Message is required';
  return errors;
}
