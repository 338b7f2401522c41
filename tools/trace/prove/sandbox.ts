import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commitAll, projectFiles } from '../files';
import type { Place } from '../runners';
import { freePort } from './free-port';

/** Returns a separate folder for each process, so that two runs do not delete each other's sandboxes. */
const placeIn = (root: string) => join(root, '.prove', String(process.pid));

/**
 * Creates a sandbox, a copy of the project into which faults are injected: the files that Git does not ignore, the dependencies as
 * hard links, and a new Git repository.
 */
export async function createSandbox(root: string, name: string): Promise<Place> {
  const folder = join(placeIn(root), name);
  rmSync(folder, { recursive: true, force: true });
  for (const file of projectFiles(root)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  execFileSync('cp', ['-RPl', 'node_modules', join(folder, 'node_modules')], { cwd: root });
  // Some tests ask Git for the files of the project and for the current commit.
  commitAll(folder);
  return { folder, port: await freePort() };
}

/** Deletes all sandboxes of this process. */
export function deleteSandboxes(root: string): void {
  // Programs that still run in it may write a last file.
  rmSync(placeIn(root), { recursive: true, force: true, maxRetries: 9 });
}
