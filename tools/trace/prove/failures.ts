import { stripVTControlCharacters } from 'node:util';
import type { Failure, TestResult } from '../records';

/** Lines and characters that are kept of a message. */
const maxLines = 4;
const maxLength = 300;

/** The first lines of a failure's message, without what differs between machines: colors, folders and ports. */
export function shortMessage(message: string, folder: string): string {
  const lines = stripVTControlCharacters(message)
    .replaceAll(`${folder}/`, '')
    .replace(/\blocalhost:\d+/g, 'localhost')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const text = lines.slice(0, maxLines).join('\n');
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

/** Failed tests by their messages. @param folder where they ran */
export function failuresOf(results: readonly TestResult[], folder: string): readonly Failure[] {
  const byMessage = new Map<string, string[]>();
  for (const { file, title, note = '' } of results) {
    const message = shortMessage(note, folder);
    byMessage.set(message, [...(byMessage.get(message) ?? []), `${file} > ${title}`]);
  }
  return [...byMessage].map(([message, tests]) => ({ message, tests }));
}
