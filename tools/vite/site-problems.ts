import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { contradictions, distinct, isSame } from '../../src/facts/contradictions.ts';
import { facts, type Site } from '../../src/site.schema.ts';
import { projectRoot } from '../project-root.ts';
import { factLines, type Path } from './site-lines.ts';

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (part as Readonly<Record<PropertyKey, unknown>> | undefined)?.[key], value);

/** The facts that name documents of the clinic. */
const documents = ['law.documents.privacyPractices', 'law.documents.grievances'];

/** Returns what is wrong with the document at a path in `public/`, or undefined if nothing is. */
export function documentProblem(path: unknown, root = projectRoot): string | undefined {
  if (typeof path !== 'string' || !path.startsWith('/')) return undefined;
  const file = join(root, 'public', path);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return 'there is no such file in public/';
  const isPdf = readFileSync(file).subarray(0, 1024).includes('%PDF-');
  return isPdf ? undefined : 'this file is not a PDF, whatever its name; save the document as a PDF';
}

const areSame = (one: unknown, other: unknown) =>
  typeof one === 'string' && typeof other === 'string' && isSame(one, other);

/** Returns at most one issue for each fact. A misspelled name is one issue, not an unknown name and a missing fact. */
function mistyped(issues: readonly z.core.$ZodIssue[]): readonly { readonly path: Path; readonly message: string }[] {
  const isMissing = ({ path, message }: z.core.$ZodIssue, parent: Path) =>
    message === 'it is missing' && path.length === parent.length + 1 && parent.every((key, at) => key === path[at]);
  const unknown = issues.filter((issue) => issue.code === 'unrecognized_keys');
  const explained = unknown.flatMap(({ path, keys, message }) => {
    const missing = issues.filter((issue) => isMissing(issue, path)).slice(0, keys.length);
    return keys.map((key, at) => ({ key, path, message, missing: missing[at] }));
  });
  const isFirst = ({ path }: z.core.$ZodIssue, index: number) =>
    issues.findIndex((issue) => issue.path.join() === path.join()) === index;
  const others = issues.filter(
    (issue, index) =>
      issue.code !== 'unrecognized_keys' &&
      isFirst(issue, index) &&
      explained.every(({ missing }) => missing !== issue),
  );
  return [
    ...explained.map(({ key, path, message, missing }) => ({
      path: [...path, key],
      message: missing ? `there is no such fact; did you mean ${String(missing.path.at(-1))}?` : message,
    })),
    ...others,
  ];
}

/**
 * Returns what is wrong with the facts of a clinic, one line each: `src/site.ts:72  city is ""; it is empty, …`.
 * @param source the content of site.ts, to find the lines
 */
export function siteProblems(clinic: unknown, source: string): readonly string[] {
  const lineOf = factLines(source);
  const problem = (path: Path, message: string) => {
    const value = valueAt(clinic, path);
    const given = ['string', 'number', 'boolean'].includes(typeof value) ? ` is ${JSON.stringify(value)};` : ':';
    return `src/site.ts:${lineOf(path)}  ${path.join('.') || 'site'}${given} ${message}`;
  };
  const parsed = facts.safeParse(clinic);
  const issues = parsed.error?.issues ?? [];
  const isReported = (field: string) => issues.some(({ path }) => path.join('.') === field);
  const copies = distinct.flatMap((fields) =>
    fields.flatMap((field, index) => {
      const value = valueAt(clinic, field.split('.'));
      const first = fields.slice(0, index).find((other) => areSame(valueAt(clinic, other.split('.')), value));
      return first ? [problem(field.split('.'), `${first} is the same, and they must differ`)] : [];
    }),
  );
  const atOdds = contradictions.filter(([, wrong]) => {
    try {
      return wrong(clinic as Site);
    } catch {
      // A fact is missing or has the wrong type. `mistyped` reports that.
      return false;
    }
  });
  const problems = [
    ...mistyped(issues).map(({ path, message }) => problem(path, message)),
    ...copies,
    ...documents.flatMap((field) => {
      const message = documentProblem(valueAt(clinic, field.split('.')));
      return message === undefined || isReported(field) ? [] : [problem(field.split('.'), message)];
    }),
    ...atOdds.map(([field, , message]) => problem(field.split('.'), message)),
  ];
  const line = (text: string) => Number(/:(\d+) /.exec(text)?.[1]);
  return problems.toSorted((one, other) => line(one) - line(other));
}
