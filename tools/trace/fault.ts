import type { Fault } from './declarations';

/** Backticks and `${` of the code are escaped in a template; nothing else is. */
const unescaped = (text: string) => text.replace(/\\(`|\$\{)/g, '$1');

/**
 * Makes the function that writes a fault as a row: its id and its rules, then a sentence, the file, and the edit as in a diff,
 * with the lines that stay before or after it, if any.
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
    // The sentence has spaces, and the file has none. The signs of the edit stand in the column where the file begins.
    const at = lines.findIndex((line) => /^\s*\S+$/.test(line));
    const [, indent = '', file = ''] = /^(\s*)(\S+)$/.exec(lines[at] ?? '') ?? [];
    const edit = lines.slice(at + 1).map((line) => line.slice(indent.length));
    const textOf = (sign: string) =>
      edit
        .filter((line) => line.startsWith(sign) || line.startsWith('  '))
        .map((line) => line.slice(2))
        .join('\n');
    const what = lines.slice(0, at).join(' ').trim();
    return { id, what, file, find: textOf('-'), replace: textOf('+'), rules };
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
