import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Layer, TestResult } from '../model';
import { readPlaywrightReport, readVitestReport } from '../read-reports';
import { isTestOf } from '../test-files';
import { madeOf } from './imports';
import { projectFiles } from './project-files';
import type { Workshop } from './workshop';

/** A test that hangs is red as well, and need not hang for long (ms). */
const testTimeout = 15_000;
/** Enough red to be sure; the rest of a broken site would only take time. */
const enoughRed = 12;

/** Runs a command to its end, without a word. @returns what it printed */
export function runCommand(folder: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return new Promise<{ readonly status: number | null; readonly output: string }>((done, fail) => {
    const [command = '', ...rest] = args;
    const child = spawn(command, rest, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (text: Buffer) => {
      output += text;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', fail);
    child.on('close', (status) => done({ status, output }));
  });
}

/** Test files of a layer in whose text, or in that of a helper of theirs, one of the tags stands. */
export function filesNaming(root: string, layer: Layer, tags: readonly string[]): readonly string[] {
  const names = (file: string) => {
    const text = readFileSync(join(root, file), 'utf8');
    return tags.some((tag) => text.includes(tag));
  };
  return projectFiles(root)
    .filter((file) => isTestOf[layer].test(file))
    .filter((file) => madeOf(root, [file]).some((part) => part !== 'spec/rules.ts' && names(part)));
}

function readReport(folder: string, name: string, output: string): unknown {
  const file = join(folder, 'reports', name);
  if (!existsSync(file)) throw new Error(`the tests left no report:\n${output}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Runs the tests of a layer that name one of the rules, in a workshop; those of the layer e2e on what is built there.
 * @param workers how many tests run at a time
 * @throws when the tests cannot be run at all
 */
export async function testsOf(
  { folder, port }: Workshop,
  layer: Layer,
  tags: readonly string[],
  workers: number,
): Promise<readonly TestResult[]> {
  rmSync(join(folder, 'reports'), { recursive: true, force: true });
  if (layer === 'e2e') {
    const grep = tags.map((tag) => `@${tag}(?= |$)`).join('|');
    const limits = [`--timeout=${testTimeout}`, `--max-failures=${enoughRed}`, `--workers=${workers}`];
    const { output } = await runCommand(folder, ['npx', 'playwright', 'test', `--grep=${grep}`, ...limits], {
      E2E_PORT: String(port),
    });
    return readPlaywrightReport(readReport(folder, 'e2e.json', output));
  }
  const files = filesNaming(folder, layer, tags);
  const project = layer === 'unit' ? 'unit*' : layer;
  const filter = ['--project', project, '--tags-filter', tags.join(' || ')];
  const limits = ['--testTimeout', String(testTimeout), '--maxWorkers', String(workers)];
  const { output } = await runCommand(folder, ['npx', 'vitest', 'run', ...filter, ...limits, ...files]);
  return readVitestReport(readReport(folder, 'vitest.json', output));
}
