import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import type { Project } from './config';

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : inspect(value, { depth: Infinity, maxArrayLength: 100, breakLength: 160 });

function entriesOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.map(textOf);
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return [textOf(value)];
  return Object.entries(value).map(([key, entry]) => `${key}: ${textOf(entry)}`);
}

/** The file of a fixture, whose name is `file.export`. */
export const fixtureFile = (folder: string, name: string) => `${folder}/${name.split('.')[0]}.ts`;

/** The values of all fixtures that rules name, entry by entry, for people. @throws if one does not exist */
export async function readFixtures({
  root,
  rules,
  files,
}: Project): Promise<Readonly<Record<string, readonly string[]>>> {
  const names = new Set(rules.flatMap(({ fixture }) => fixture ?? []));
  const values = [...names].map(async (name) => {
    const path = join(root, fixtureFile(files.fixtures, name));
    const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(path).href);
    const value = module[name.split('.')[1] ?? ''];
    if (value === undefined) throw new Error(`there is no fixture ${name} in ${path}`);
    return [name, entriesOf(value)] as const;
  });
  return Object.fromEntries(await Promise.all(values));
}

/** The entries that a statement names by one of their texts, such as an address; all if it names none. */
export function entriesNamedBy(statement: string, entries: readonly string[]): readonly string[] {
  const words = new Set(statement.split(/[\s,;:"]+/).map((word) => word.replace(/[.]$/, '')));
  const isNamed = (entry: string) =>
    [...entry.matchAll(/'([^'\n]*)'/g)].some(([, text = '']) => text.length > 1 && words.has(text));
  const named = entries.filter(isNamed);
  return named.length > 0 ? named : entries;
}
