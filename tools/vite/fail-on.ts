import { inspect } from 'node:util';

/** Returns an error that Vite prints without a stack trace, which would hide the message. */
export const plainError = (message: string): Error =>
  Object.assign(new Error(message), { stack: message, [inspect.custom]: () => message });

/**
 * Throws if there are problems, so that Vite stops and exits with 1.
 * @throws an error with one line for each problem
 */
export function failOn(problems: readonly string[]): void {
  if (problems.length > 0) throw plainError(problems.join('\n'));
}
