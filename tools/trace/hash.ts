import { createHash } from 'node:crypto';

/** A hash of texts in 16 hexadecimal digits. */
export function hash(...parts: readonly string[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex').slice(0, 16);
}
