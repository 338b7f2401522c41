import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../tools/project-root';
import { writeFile } from './project-folder';

interface Report {
  readonly diagnostics: readonly { readonly category: string; readonly location: { readonly path: string } }[];
}

/**
 * Lints sources with the project's configuration, as if they were files of the project.
 * @param sources a source text for each path relative to the project
 * @returns for each path the lint rules that its text violates
 */
export function lint(sources: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    for (const file of ['biome.json', 'package.json', '.gitignore'])
      copyFileSync(join(projectRoot, file), join(folder, file));
    for (const [path, source] of sources) writeFile(join(folder, path), source);
    const biome = join(projectRoot, 'node_modules/.bin/biome');
    const { stdout, stderr } = spawnSync(biome, ['lint', '--reporter=json', '--max-diagnostics=none'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (!stdout) throw new Error(`Biome returned no report: ${stderr}`);
    const { diagnostics } = JSON.parse(stdout) as Report;
    const violatedBy = (path: string) =>
      diagnostics.filter((found) => found.location.path === path).map(({ category }) => category);
    return new Map([...sources.keys()].map((path) => [path, violatedBy(path)]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
