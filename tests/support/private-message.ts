import { expect } from 'vitest';
import { takeConsole } from './console-lines';
import type { Values } from './messages';

/** A valid message whose values resemble no text of the site. */
export const privateMessage: Values = {
  name: 'Zuzana Quixote',
  email: 'zuzana@quixote.example',
  phone: '9998887776',
  subject: 'Unmistakable subject',
  message: 'Wholly private words',
};
const parts = Object.values(privateMessage).flatMap((value) => [value, ...value.split(/[ @]/)]);

/** Takes the console lines so far; fails if one contains any part of the private message. */
export function takePrivateConsole(): ReturnType<typeof takeConsole> {
  const lines = takeConsole();
  const log = lines.map(({ text }) => text.toLowerCase()).join('\n');
  expect(parts.filter((part) => log.includes(part.toLowerCase()))).toEqual([]);
  return lines;
}
