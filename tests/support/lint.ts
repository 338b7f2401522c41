import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../tools/project-root';

interface Report {
  readonly diagnostics: readonly { readonly category: string; readonly location: { readonly path: string } }[];
}

/**
 * Lints files that do not exist as if they stood in the project, by the project's own settings. (Given a file on its
 * standard input, the linter tells whether it would rewrite it, and nothing of what it found.)
 * @param sources a source text for each path relative to the project
 * @returns for each path the rules that its text breaks
 */
export function lint(sources: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    for (const file of ['biome.json', 'package.json', '.gitignore'])
      copyFileSync(join(projectRoot, file), join(folder, file));
    for (const [path, source] of sources) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), source);
    }
    const biome = join(projectRoot, 'node_modules/.bin/biome');
    const { stdout, stderr } = spawnSync(biome, ['lint', '--reporter=json', '--max-diagnostics=none'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (!stdout) throw new Error(`The linter gave no report: ${stderr}`);
    const { diagnostics } = JSON.parse(stdout) as Report;
    const brokenBy = (path: string) =>
      diagnostics.filter((found) => found.location.path === path).map(({ category }) => category);
    return new Map([...sources.keys()].map((path) => [path, brokenBy(path)]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
