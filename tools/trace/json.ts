import { existsSync, readFileSync } from 'node:fs';

/** Reads a JSON file; undefined if it does not exist. */
export function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** An object as JSON with a line for each entry, sorted by key, so that a change of one entry changes one line. */
export function jsonLines(entries: Readonly<Record<string, unknown>>): string {
  const lines = Object.keys(entries)
    .sort()
    .map((key) => `  ${JSON.stringify(key)}: ${JSON.stringify(entries[key])}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
