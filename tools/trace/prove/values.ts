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

/** A table is divided into its entries: elements of an array, or properties of an object. */
function entriesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'object' && value !== null && !(value instanceof RegExp) ? Object.entries(value) : [value];
}

/**
 * The exported values of a module, by entry, so that a table may grow without a change of the entries that it had.
 * @param names of its exports; `*` for all
 */
export async function valuesOf(root: string, file: string, names: readonly string[]): Promise<Values> {
  const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(join(root, file)).href);
  const own = names.includes('*') ? Object.keys(module) : names.filter((name) => name in module);
  return Object.fromEntries(
    own.map((name) => [`${file} ${name}`, entriesOf(module[name]).map((one) => hash(textOf(one)))]),
  );
}

/** The recorded values of which an entry has changed or is gone. */
export function changedValues(recorded: Values, now: Values): readonly string[] {
  return Object.keys(recorded).filter((name) => {
    const entries = new Set(now[name]);
    return recorded[name]?.some((entry) => !entries.has(entry));
  });
}
