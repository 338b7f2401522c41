import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/** A value import of a relative path; imports of types alone change nothing that a test does. */
const relativeImport = /^(?:import|export)\s+(?!type\b)[^'"]*?from\s+'(\.[^']+)'/gm;
const endings = ['', '.ts', '.tsx', '/index.ts'];

function resolved(root: string, from: string, specifier: string): string | undefined {
  const path = join(dirname(from), specifier);
  return endings.map((ending) => path + ending).find((file) => /\.\w+$/.test(file) && existsSync(join(root, file)));
}

/**
 * Files and all that they import, directly or not, outside the product: what a test is made of.
 * @param root the project's folder
 * @param files relative to it, with forward slashes
 * @returns relative paths in alphabetical order
 */
export function madeOf(root: string, files: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(relativeImport)) {
      const imported = resolved(root, file, specifier);
      if (imported && !imported.startsWith('src/')) visit(imported);
    }
  };
  for (const file of files) visit(file);
  return [...found].sort();
}
