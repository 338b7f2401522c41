import type { z } from 'zod';
import type { Site } from '../../src/clinic-facts';
import { contradictions, distinct } from './site-contradictions.ts';
import { facts } from './site-schema.ts';

type Path = readonly PropertyKey[];

/** The line of an offset in a text, from 1. */
export const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (part as Readonly<Record<PropertyKey, unknown>> | undefined)?.[key], value);

/** The line of a fact in the source of site.ts, or of the nearest fact around it; from 1. */
export function lineOf(path: Path, source: string): number {
  let end = 0;
  path.every((key, depth) => {
    const name = String(key).replace(/\W/g, '\\$&');
    // At the top, facts are indented by two spaces; `care` is a constant of its own. In a list, facts are counted.
    const named = new RegExp(`${depth === 0 ? '^(?:const |  )' : String.raw`[\s{]`}['"]?${name}['"]?:`, 'gm');
    const counted = new RegExp(`\\s*\\[(?:\\s*\\{[^{}]*\\},?){${name}}\\s*\\{`, 'y');
    const pattern = /^\d+$/.test(name) ? counted : named;
    pattern.lastIndex = end;
    const found = pattern.test(source);
    if (found) end = pattern.lastIndex;
    return found;
  });
  return lineAt(source, end);
}

/** Issues, of which a misspelled name is one: not an unknown name, and a missing fact. */
function mistyped(issues: readonly z.core.$ZodIssue[]): readonly { readonly path: Path; readonly message: string }[] {
  const isMissing = ({ path, message }: z.core.$ZodIssue, parent: Path) =>
    message === 'it is missing' && path.length === parent.length + 1 && parent.every((key, at) => key === path[at]);
  const unknown = issues.filter((issue) => issue.code === 'unrecognized_keys');
  const explained = unknown.flatMap(({ path, keys }) => {
    const missing = issues.filter((issue) => isMissing(issue, path)).slice(0, keys.length);
    return keys.map((key, at) => ({ key, path, missing: missing[at] }));
  });
  // What is wrong with a fact in two ways is told in one.
  const isFirst = ({ path }: z.core.$ZodIssue, index: number) =>
    issues.findIndex((issue) => issue.path.join() === path.join()) === index;
  const others = issues.filter(
    (issue, index) =>
      issue.code !== 'unrecognized_keys' &&
      isFirst(issue, index) &&
      explained.every(({ missing }) => missing !== issue),
  );
  return [
    ...explained.map(({ key, path, missing }) => ({
      path: [...path, key],
      message: `there is no such fact${missing ? `; did you mean ${String(missing.path.at(-1))}?` : '; look for a slip in its name: src/clinic-facts.ts has them all'}`,
    })),
    ...others,
  ];
}

/**
 * What is wrong with the facts of a clinic, one line each: `src/site.ts:72  city is ""; it is empty, …`.
 * @param source the text of site.ts, which gives the lines
 */
export function siteProblems(clinic: unknown, source: string): readonly string[] {
  const problem = (path: Path, message: string) => {
    const value = valueAt(clinic, path);
    const given = ['string', 'number', 'boolean'].includes(typeof value) ? ` is ${JSON.stringify(value)};` : ':';
    const isNowhere = path.length < 2 && value === undefined;
    const line = isNowhere ? lineAt(source, source.indexOf('export const')) : lineOf(path, source);
    return `src/site.ts:${line}  ${path.join('.') || 'site'}${given} ${message}`;
  };
  const parsed = facts.safeParse(clinic);
  const copies = distinct.flatMap((fields) =>
    fields.flatMap((field, index) => {
      const value = valueAt(clinic, field.split('.'));
      const first = fields.slice(0, index).find((other) => valueAt(clinic, other.split('.')) === value);
      return value && first ? [problem(field.split('.'), `${first} is the same, and they must differ`)] : [];
    }),
  );
  const atOdds = contradictions.filter(([, wrong]) => {
    try {
      return wrong(clinic as Site);
    } catch {
      // A fact is missing, which is reported above.
      return false;
    }
  });
  const problems = [
    ...mistyped(parsed.error?.issues ?? []).map(({ path, message }) => problem(path, message)),
    ...copies,
    ...atOdds.map(([field, , message]) => problem(field.split('.'), message)),
  ];
  const line = (text: string) => Number(/:(\d+) /.exec(text)?.[1]);
  return problems.toSorted((one, other) => line(one) - line(other));
}
