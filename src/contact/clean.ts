import type { FieldName } from './fields';
import { ignorable, invisible } from './invisible';

const visible = `[^${invisible}]`;
/** What makes a character another one: the tags of a flag (🏴󠁧󠁢󠁥󠁮󠁧󠁿), or variation selectors (❤️, 葛󠄀). */
const rest = String.raw`(?:(?<=\u{1F3F4})[\u{E0020}-\u{E007E}]+\u{E007F}|\p{Variation_Selector}*)`;
/** From the first character that can be seen to the last. */
const betweenEnds = new RegExp(`${visible}(?:.*${visible})?${rest}`, 'su');
const ignorables = new RegExp(`[${ignorable}]+`, 'gu');

/** Fields in which nothing invisible means anything; in a name, joiners shape letters. */
const withoutInvisible: readonly FieldName[] = ['email', 'phone'];

/**
 * Removes what people paste without seeing it: white space and all that cannot be seen (such as the marks that phones put
 * around numbers) at the ends, and in an address or a phone number anywhere.
 * @returns the value to check and to send; empty when nothing of it can be seen
 */
export function clean(name: FieldName, value: string): string {
  const text = withoutInvisible.includes(name) ? value.replace(ignorables, '') : value;
  return betweenEnds.exec(text)?.[0] ?? '';
}
