import type { Fault } from './declarations';

/** Backticks and `${` of the code are escaped in a template; nothing else is. */
const unescaped = (text: string) => text.replace(/\\(`|\$\{)/g, '$1');

/**
 * Makes the function that writes a fault as a row: its id and its rules, then a sentence, the file, and the edit as in a diff.
 * With the type of the rules' tags (`RuleTag`), an unknown rule or an old revision is a type error.
 *
 *     fault('form-label', 'FORM-LABEL~1')`The button reads “Send”.
 *       src/form.ts
 *       - 'Submit'
 *       + 'Send'`
 */
export const faultOf =
  <Tag extends string>() =>
  (id: string, ...rules: [Tag, ...Tag[]]) =>
  ({ raw }: TemplateStringsArray, ...values: readonly string[]): Fault => {
    const lines = unescaped(String.raw({ raw }, ...values)).split('\n');
    const start = lines.findIndex((line) => /^\s*[-+]/.test(line));
    const head = lines
      .slice(0, start)
      .map((line) => line.trim())
      .filter(Boolean);
    const textOf = (sign: string) =>
      lines
        .slice(start)
        .map((line) => line.trimStart())
        .flatMap((line) => (line.startsWith(sign) ? [line.slice(2)] : []))
        .join('\n');
    const file = head.pop() ?? '';
    return { id, what: head.join(' '), file, find: textOf('-'), replace: textOf('+'), rules };
  };

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
