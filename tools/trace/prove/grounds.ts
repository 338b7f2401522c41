import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { madeOf } from './imports';
import type { Entry, Grounds } from './record';

/** The table of rules: a test names its rules with their revisions, so the table's own text does not change a test. */
const notPartOfTests = 'spec/rules.ts';

function hash(parts: readonly string[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex').slice(0, 16);
}

const contents = (root: string, file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';

/**
 * What a proof rests on at present.
 * @param definition what is broken and how: all of it counts
 * @param watchers the test files that noticed
 */
export function groundsOf<Definition extends { readonly file: string }>(
  root: string,
  definition: Definition,
  watchers: readonly string[],
): Grounds {
  const present = watchers.filter((file) => existsSync(join(root, file)));
  const parts = madeOf(root, present).filter((file) => file !== notPartOfTests);
  return {
    definition: hash([JSON.stringify(definition)]),
    file: hash([contents(root, definition.file)]),
    watchers: hash([...watchers, ...parts.flatMap((file) => [file, contents(root, file)])]),
  };
}

const reasons: Readonly<Record<keyof Grounds, string>> = {
  definition: 'it is broken in another way now, or should turn other rules red',
  file: 'the file that is broken has changed since',
  watchers: 'a test that noticed has changed since',
};

/** Why what was seen no longer counts; undefined while it does. */
export function staleness(entry: Entry, now: Grounds): string | undefined {
  const changed = (Object.keys(reasons) as (keyof Grounds)[]).filter((part) => entry.grounds[part] !== now[part]);
  return changed.length > 0 ? changed.map((part) => reasons[part]).join('; ') : undefined;
}
