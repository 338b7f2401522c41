import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import type { Break } from '../../../tests/faults/fault';
import { projectRoot } from '../../project-root';
import { projectFiles } from './project-files';

/** Of this run alone, so that two runs do not clear away each other's. */
const place = join(projectRoot, '.prove', String(process.pid));

/** A copy of the project in which something may be broken; the project itself is never touched. */
export interface Workshop {
  readonly folder: string;
  /** Where its site is served; free when the workshop was opened. */
  readonly port: number;
}

function run(folder: string, command: string, ...args: string[]) {
  const { status, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`);
}

/** Sets up a workshop with all files of the project, its dependencies (as hard links), and a repository of its own. */
export async function openWorkshop(name: string): Promise<Workshop> {
  const folder = join(place, name);
  rmSync(folder, { recursive: true, force: true });
  for (const file of projectFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(projectRoot, file), join(folder, file));
  }
  run(projectRoot, 'cp', '-RPl', 'node_modules', join(folder, 'node_modules'));
  // Some tests ask git which files belong to the project, and at which commit it is.
  run(folder, 'git', 'init', '--quiet');
  run(folder, 'git', 'add', '--all');
  const author = ['-c', 'user.name=workshop', '-c', 'user.email=workshop@localhost'];
  run(folder, 'git', ...author, 'commit', '--quiet', '--no-gpg-sign', '--message', 'A copy to break');
  return { folder, port: await freePort() };
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((done) => {
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}

export function closeWorkshops(): void {
  rmSync(place, { recursive: true, force: true });
}

/**
 * The text of a file with the break in it.
 * @throws when the text to replace does not occur exactly once
 */
export function broken({ file, find, replace }: Break, text: string): string {
  const times = text.split(find).length - 1;
  if (times !== 1) throw new Error(`the text to replace occurs ${times} times in ${file}`);
  return text.replace(find, () => replace);
}

/** Breaks a file of a workshop. @returns puts it back */
export function apply(workshop: Workshop, breaking: Break): () => void {
  const file = join(workshop.folder, breaking.file);
  if (!existsSync(file)) throw new Error(`there is no file ${breaking.file}`);
  const sound = readFileSync(file, 'utf8');
  writeFileSync(file, broken(breaking, sound));
  return () => writeFileSync(file, sound);
}
