import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Layer, TestResult } from '../model';
import { readPlaywrightReport, readVitestReport } from '../read-reports';
import { isTestOf, projectFiles } from '../tree';
import { withImports } from './fingerprint';
import type { Sandbox } from './sandbox';

/** A test that hangs has failed as well, so it gets less time than usual (ms). */
const testTimeout = 15_000;
/** Failures after which an end-to-end run stops: more of them would only take time. */
const maxFailures = 12;

/** Runs a command without printing its output. @returns its exit code and output */
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

/** Test files of a layer that name one of the tags, in their own text or in that of a file that they import. */
function filesNaming(root: string, layer: Layer, tags: readonly string[]): readonly string[] {
  const names = (file: string) => {
    const text = readFileSync(join(root, file), 'utf8');
    return tags.some((tag) => text.includes(tag));
  };
  return projectFiles(root)
    .filter((file) => isTestOf[layer].test(file))
    .filter((file) => withImports(root, [file]).some((part) => part !== 'spec/rules.ts' && names(part)));
}

function readReport(folder: string, name: string, output: string): unknown {
  const file = join(folder, 'reports', name);
  if (!existsSync(file)) throw new Error(`the tests left no report:\n${output}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Runs the tests of a layer that cover one of the rules in a sandbox; end-to-end tests use the site that is built there.
 * @param workers number of tests that run in parallel
 * @throws if the tests cannot be run at all
 */
export async function runTests(
  { folder, port }: Sandbox,
  layer: Layer,
  tags: readonly string[],
  workers: number,
): Promise<readonly TestResult[]> {
  rmSync(join(folder, 'reports'), { recursive: true, force: true });
  if (layer === 'e2e') {
    const grep = tags.map((tag) => `@${tag}(?= |$)`).join('|');
    const limits = [`--timeout=${testTimeout}`, `--max-failures=${maxFailures}`, `--workers=${workers}`];
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
