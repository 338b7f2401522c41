import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../tools/project-root';

/**
 * Type-checks blocks of structured data against the published types of schema.org (the package `schema-dts`).
 * @param blocks the text of each block by name
 * @returns the compiler's error for each invalid block by name
 * @throws if the compiler itself fails
 */
export function typeFaults(blocks: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'schema-'));
  try {
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const names = Object.keys(blocks);
    const lines = Object.values(blocks).map((block, line) => `export const block${line}: Block = ${block};`);
    const types = "import type { Graph, Thing, WithContext } from 'schema-dts';";
    const block = 'type Block = Graph | WithContext<Exclude<Thing, string>>;';
    writeFileSync(join(folder, 'blocks.ts'), [...lines, types, block].join('\n'));
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext', '--moduleResolution', 'bundler'];
    const compiler = join(projectRoot, 'node_modules/typescript/bin/tsc');
    const { stdout, status } = spawnSync(process.execPath, [compiler, ...options, '--ignoreConfig', 'blocks.ts'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const faults = [...stdout.matchAll(/^blocks\.ts\((\d+),\d+\): error (.*)$/gm)];
    if (status !== 0 && faults.length === 0) throw new Error(`The compiler reported nothing: ${stdout}`);
    return Object.fromEntries(
      faults.map(([, line, fault = '']) => {
        const name = names[Number(line) - 1];
        if (name === undefined) throw new Error(`The types themselves have an error: ${fault}`);
        return [name, fault];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
