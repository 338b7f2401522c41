import { type FieldName, fields, ignorable, invisible } from './fields';

const visible = `[^${invisible}]`;
/** Invisible characters that change the one before them: the tags of a flag (🏴󠁧󠁢󠁥󠁮󠁧󠁿) and variation selectors (❤️, 葛󠄀). */
const rest = String.raw`(?:(?<=\u{1F3F4})[\u{E0020}-\u{E007E}]+\u{E007F}|\p{Variation_Selector}*)`;
/** Matches from the first visible character to the last, with the characters that change it. */
const betweenEnds = new RegExp(`${visible}(?:.*${visible})?${rest}`, 'su');
const ignorables = new RegExp(`[${ignorable}]+`, 'gu');

/** Fields in which no invisible character has a meaning. In a name, joiners shape letters. */
const withoutInvisible: readonly FieldName[] = fields
  .filter(({ holds }) => holds === 'address' || holds === 'digits')
  .map(({ name }) => name);

/**
 * Removes invisible characters that people paste by accident, such as the marks that phones put around numbers: all of them
 * at both ends of any value, and those without width anywhere in an e-mail address or a phone number.
 * @returns the value to validate and send, which is empty if nothing in it is visible
 */
export function clean(name: FieldName, value: string): string {
  const text = withoutInvisible.includes(name) ? value.replace(ignorables, '') : value;
  return betweenEnds.exec(text)?.[0] ?? '';
}
