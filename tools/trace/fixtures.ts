import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Project } from './config';
import type { Fixture } from './model';

/** Converts a value to JSON data: sets to arrays, maps to objects, and regular expressions and functions to strings. */
function asJson(value: unknown): unknown {
  const json = JSON.stringify(value, (_, part: unknown) => {
    if (part instanceof Set) return [...part];
    if (part instanceof Map) return Object.fromEntries(part);
    return part instanceof RegExp || typeof part === 'function' ? String(part) : part;
  });
  return json === undefined ? undefined : JSON.parse(json);
}

/** Whether a row names a rule in `rule` or `rules`. */
function names(row: unknown, id: string): boolean {
  const { rule, rules } = (row ?? {}) as { readonly rule?: unknown; readonly rules?: unknown };
  return rule === id || (Array.isArray(rules) && rules.includes(id));
}

/**
 * Reads the values that rules name as their fixtures, by rule id.
 * @throws if a rule names a module or an export that does not exist
 */
export async function readFixtures({ root, files, rules }: Project): Promise<Readonly<Record<string, Fixture>>> {
  const fixtures: Record<string, Fixture> = {};
  for (const { id, fixture } of rules) {
    if (fixture === undefined) continue;
    const [module = '', name = ''] = fixture.split('.');
    const file = `${files.fixtures}/${module}.ts`;
    const exported = (await import(pathToFileURL(join(root, file)).href)) as Readonly<Record<string, unknown>>;
    if (!(name in exported)) throw new Error(`${id} names the fixture ${fixture}, but ${file} does not export ${name}`);
    const value = asJson(exported[name]);
    const own = Array.isArray(value) ? value.filter((row) => names(row, id)) : [];
    fixtures[id] = { file, name, value: own.length > 0 ? own : value, own: own.length > 0 };
  }
  return fixtures;
}
