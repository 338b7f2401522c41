import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../config';
import { projectFiles } from '../files';
import type { TestResult } from '../records';
import { importsOf } from './imports';
import type { Sandbox } from './sandbox';

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
function filesNaming(project: Project, root: string, layer: string, tags: readonly string[]): readonly string[] {
  const names = (file: string) => {
    const text = readFileSync(join(root, file), 'utf8');
    return tags.some((tag) => text.includes(tag));
  };
  return projectFiles(root)
    .filter((file) => project.layers[layer]?.tests.test(file))
    .filter((file) => {
      const parts = importsOf(root, project.product, [file]).keys();
      return [...parts].some((part) => part !== project.files.rules && names(part));
    });
}

/**
 * Runs the tests of a layer that cover one of the rules in a sandbox; end-to-end tests use the site that is built there.
 * @param workers number of tests that run in parallel
 * @throws if the tests cannot be run at all
 */
export async function runTests(
  project: Project,
  { folder, port }: Sandbox,
  layer: string,
  tags: readonly string[],
  workers: number,
): Promise<readonly TestResult[]> {
  const runner = project.layers[layer]?.runner;
  if (!runner) throw new Error(`there is no layer ${layer}`);
  const report = join(folder, runner.report);
  rmSync(report, { force: true });
  const files = filesNaming(project, folder, layer, tags);
  const { args, env } = runner.command({ tags, files, workers, port });
  const { output } = await runCommand(folder, args, env);
  if (!existsSync(report)) throw new Error(`the tests left no report:\n${output}`);
  return runner.read(JSON.parse(readFileSync(report, 'utf8'))).map((result) => ({ layer, ...result }));
}
