import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hash } from '../hash';

/** For each exported value, named `file export`, the hashes of its entries. */
export type Values = Readonly<Record<string, readonly string[]>>;

/** Text of a value, with the source of functions and patterns. */
const textOf = (value: unknown) =>
  JSON.stringify(value, (_, part) => {
    if (typeof part === 'function' || part instanceof RegExp || typeof part === 'bigint') return String(part);
    return part instanceof Map || part instanceof Set ? [...part] : part;
  }) ?? 'undefined';

const isTable = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof RegExp);

/** One item of a list: what belongs together in it, and the lists that it holds. */
function itemEntries(item: unknown, path: string): readonly string[] {
  if (Array.isArray(item) || !isTable(item)) return entriesOf(item, path);
  const properties = Object.entries(item);
  const own = Object.fromEntries(properties.filter(([, value]) => !Array.isArray(value)));
  const lists = properties.filter(([, value]) => Array.isArray(value));
  return [`${path} ${textOf(own)}`, ...lists.flatMap(([name, value]) => entriesOf(value, `${path}.${name}`))];
}

/**
 * A value divided into entries, since tables and lists may grow at any depth.
 * @param path of properties that leads to it
 */
function entriesOf(value: unknown, path = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => itemEntries(item, `${path}[]`));
  if (!isTable(value)) return [`${path} ${textOf(value)}`];
  return Object.entries(value).flatMap(([name, item]) => entriesOf(item, `${path}.${name}`));
}

/** Eight digits do: an entry is only compared with those of the same table. */
const shortHash = (text: string) => hash(text).slice(0, 8);

/**
 * The exported values of a module, by entry, so that a table may grow without a change of the entries that it had.
 * @param names of its exports; `*` for all
 */
export async function valuesOf(root: string, file: string, names: readonly string[]): Promise<Values> {
  const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(join(root, file)).href);
  const own = names.includes('*') ? Object.keys(module) : names.filter((name) => name in module);
  return Object.fromEntries(own.map((name) => [`${file} ${name}`, entriesOf(module[name]).map(shortHash)]));
}

/** The recorded values of which an entry has changed or is gone. */
export function changedValues(recorded: Values, now: Values): readonly string[] {
  return Object.keys(recorded).filter((name) => {
    const entries = new Set(now[name]);
    return recorded[name]?.some((entry) => !entries.has(entry));
  });
}
