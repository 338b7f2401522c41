import type { Fault } from './declarations';

/** How often the text that a fault replaces occurs in the text of its file: exactly once, if the fault applies. */
export const occurrences = ({ find }: Fault, text: string) => text.split(find).length - 1;

/**
 * The text of a file with the fault in it.
 * @throws if the text to replace does not occur exactly once
 */
export function withFault(fault: Fault, text: string): string {
  const times = occurrences(fault, text);
  if (times !== 1) throw new Error(`the text to replace occurs ${times} times in ${fault.file}`);
  return text.replace(fault.find, () => fault.replace);
}
