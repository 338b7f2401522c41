import type { FieldName } from './fields';

/** From the first character to the last that is neither white space nor a format character. */
const betweenEnds = /[^\s\p{Cf}](?:.*[^\s\p{Cf}])?/su;
/** A character that can be seen. */
const visible = /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u;

/** Fields in which nothing invisible means anything; in a name, joiners shape letters. */
const withoutInvisible: readonly FieldName[] = ['email', 'phone'];

/**
 * Removes what people paste without seeing it: white space and Unicode's format characters (category Cf, such as the marks
 * that phones put around numbers) at the ends, and in an address or a phone number anywhere.
 * @returns the value to check and to send; empty when nothing of it can be seen
 */
export function clean(name: FieldName, value: string): string {
  const text = withoutInvisible.includes(name) ? value.replace(/[\p{Cf}\p{DI}]/gu, '') : value;
  return visible.test(text) ? (betweenEnds.exec(text)?.[0] ?? '') : '';
}
