import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, join as joinPosix } from 'node:path/posix';

/** An import of values from a relative path; importing only types does not change what a test does. */
const relativeImport = /^(?:import|export)\s+(?!type\b)(?:([\w$\s,{}*]+?)\s+from\s+)?['"](\.[^'"]+)['"]/gm;
const endings = ['', '.ts', '.tsx', '.js', '.mjs', '/index.ts'];

function resolved(root: string, from: string, specifier: string): string | undefined {
  const path = joinPosix(dirname(from), specifier);
  return endings.map((ending) => path + ending).find((file) => /\.\w+$/.test(file) && existsSync(join(root, file)));
}

/** The names between `import` and `from`; `*` for all. */
function namesIn(clause: string): readonly string[] {
  if (clause.includes('*')) return ['*'];
  const [, first = '', inBraces = ''] = /^([^{]*)(?:\{([^}]*)\})?/.exec(clause) ?? [];
  const named = inBraces.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? '');
  return [...(first.trim() ? ['default'] : []), ...named.filter((name) => name && !/^type\s/.test(name))];
}

/**
 * Files and everything that they import, directly or indirectly, except the product: the source of a test.
 * @param root the project's folder
 * @param product files that are not followed
 * @param files relative to it, with forward slashes
 * @returns for each file, in alphabetical order, the names that others import from it
 */
export function importsOf(
  root: string,
  product: RegExp,
  files: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  const visit = (file: string, names: readonly string[]) => {
    const known = found.get(file);
    found.set(file, new Set([...(known ?? []), ...names]));
    if (known) return;
    for (const [, clause = '', specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(relativeImport)) {
      const imported = resolved(root, file, specifier);
      if (imported && !product.test(imported)) visit(imported, namesIn(clause));
    }
  };
  for (const file of files) visit(file, []);
  const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(sorted.map(([file, names]) => [file, [...names].sort()]));
}
