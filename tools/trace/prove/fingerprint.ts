import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, join as joinPosix } from 'node:path/posix';
import type { Project } from '../config';
import type { MutatedFile } from '../model';
import type { Entry, Fingerprint } from './record';

/** An import of values from a relative path; importing only types does not change what a test does. */
const relativeImport = /^(?:import|export)\s+(?!type\b)[^'"]*?from\s+'(\.[^']+)'/gm;
const endings = ['', '.ts', '.tsx', '/index.ts'];

function resolved(root: string, from: string, specifier: string): string | undefined {
  const path = joinPosix(dirname(from), specifier);
  return endings.map((ending) => path + ending).find((file) => /\.\w+$/.test(file) && existsSync(join(root, file)));
}

/**
 * Files and everything that they import, directly or indirectly, except the product: the source of a test.
 * @param root the project's folder
 * @param product files that are not followed
 * @param files relative to it, with forward slashes
 * @returns relative paths in alphabetical order
 */
export function withImports(root: string, product: RegExp, files: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(relativeImport)) {
      const imported = resolved(root, file, specifier);
      if (imported && !product.test(imported)) visit(imported);
    }
  };
  for (const file of files) visit(file);
  return [...found].sort();
}

function hash(parts: readonly string[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex').slice(0, 16);
}

const contents = (root: string, file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';

/**
 * The fingerprint of everything that a proof depends on, in its current state.
 * @param definition the fault; all of its properties count
 * @param detectingTests the test files that detected it
 */
export function fingerprintOf<Definition extends { readonly file: string }>(
  { root, product, files }: Pick<Project, 'root' | 'product' | 'files'>,
  definition: Definition,
  detectingTests: readonly string[],
): Fingerprint {
  const present = detectingTests.filter((file) => existsSync(join(root, file)));
  // Tests name rules with their revisions, so the text of the table does not change what a test does.
  const sources = withImports(root, product, present).filter((file) => file !== files.rules);
  return {
    definition: hash([JSON.stringify(definition)]),
    file: hash([contents(root, definition.file)]),
    tests: hash([...detectingTests, ...sources.flatMap((file) => [file, contents(root, file)])]),
  };
}

/** The fingerprint of a mutation run: the file, its tests, and its mutants that are listed as equivalent. */
export function mutationFingerprint(
  project: Project,
  { file, tests }: MutatedFile,
  detectingTests: readonly string[],
): Fingerprint {
  const listed = project.mutation?.equivalents.filter((equivalent) => equivalent.file === file);
  return fingerprintOf(project, { file, tests, listed }, detectingTests);
}

const reasons: Readonly<Record<keyof Fingerprint, string>> = {
  definition: 'the definition of the fault has changed',
  file: 'the file that it changes has changed',
  tests: 'a test that detected it has changed',
};

/** Why a recorded proof is stale; undefined if it is current. */
export function staleness(entry: Entry, now: Fingerprint): string | undefined {
  const changed = (Object.keys(reasons) as (keyof Fingerprint)[]).filter(
    (part) => entry.fingerprint[part] !== now[part],
  );
  return changed.length > 0 ? changed.map((part) => reasons[part]).join('; ') : undefined;
}
