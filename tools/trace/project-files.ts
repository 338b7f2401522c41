import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root';
import type { Layer } from './model';

/** Test files of each layer, by their paths relative to the project. */
export const isTestOf: Readonly<Record<Layer, RegExp>> = {
  unit: /^tests\/unit\/.*\.test\.tsx?$/,
  component: /^tests\/component\/.*\.test\.tsx?$/,
  e2e: /^e2e\/.*\.spec\.ts$/,
};

/** Every file of the project (or of a copy of it) that is not ignored, as a relative path. @throws without git */
export function projectFiles(root: string = projectRoot): readonly string[] {
  const { status, stdout, stderr } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`git could not list the files of the project: ${stderr}`);
  return stdout.split('\0').filter((file) => file && existsSync(join(root, file)));
}
