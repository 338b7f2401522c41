import { type ChildProcess, execSync, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from '../../tools/project-root';
import { freePort } from '../../tools/trace/prove/free-port';
import { createSandbox, deleteSandboxes } from '../../tools/trace/prove/sandbox';
import { test as base } from './test';

/** The variables of a clinic's .env file. */
export const variables = {
  VITE_EMAILJS_SERVICE_ID: 'service_1x',
  VITE_EMAILJS_TEMPLATE_ID: 'template_2y',
  VITE_EMAILJS_USER_ID: 'Kx81-mq0PLw',
  VITE_SITE_URL: 'https://www.ridgeandtide.org',
};

/** The environment of an ordinary shell, without what Playwright has set. */
const set = ['NODE_ENV', 'NODE_OPTIONS', 'FORCE_COLOR', 'TEST_SLOW', 'PLAYWRIGHT_JSON_OUTPUT_FILE'];
const environment = () => ({ ...process.env, ...Object.fromEntries(set.map((name) => [name, undefined])) });

/** A copy of the project with a clinic's .env file, in which commands run as in a shell. */
class Copy {
  readonly servers: ChildProcess[] = [];

  constructor(readonly folder: string) {}

  /** Changes a file. A file that does not exist is empty. */
  edit(file: string, change: (text: string) => string): void {
    const path = join(this.folder, file);
    writeFileSync(path, change(readFileSync(path, { encoding: 'utf8', flag: 'a+' })));
  }

  /** Runs a command to its end. */
  run(command: string) {
    const options = { cwd: this.folder, env: environment(), shell: true, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(command, options);
    return { status, output: stripVTControlCharacters(stdout + stderr) };
  }

  /** Starts a server, and waits until it prints its address. It ends with the test. @returns its origin, and what it has printed so far */
  async serve(command: string) {
    const port = await freePort();
    const env = { ...environment(), PORT: `${port}` };
    const server = spawn(command, { cwd: this.folder, env, shell: true, detached: true });
    this.servers.push(server);
    let printed = '';
    await new Promise<void>((resolve, reject) => {
      for (const stream of [server.stdout, server.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => {
          printed += stripVTControlCharacters(text);
          if (printed.includes('Local:')) resolve();
        });
      server.once('exit', () => reject(new Error(`${command} has ended:\n${printed}`)));
    });
    return { origin: `http://localhost:${port}`, printed: () => printed };
  }
}

/** Playwright's test with a copy of the project. The tests of a worker share it. After each, its files are as before. */
export const test = base.extend<{ copy: Copy }, { folder: string }>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires this form
    async ({}, use) => {
      const { folder } = await createSandbox(projectRoot, 'copy');
      const lines = Object.entries(variables).map((pair) => `${pair.join('=')}\n`);
      writeFileSync(join(folder, '.env'), lines.join(''));
      await use(folder);
      deleteSandboxes(projectRoot);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  copy: async ({ folder }, use) => {
    const copy = new Copy(folder);
    await use(copy);
    for (const { pid } of copy.servers) if (pid) process.kill(-pid);
    for (const undo of ['git checkout --quiet .', 'git clean --force -d --quiet']) execSync(undo, { cwd: folder });
  },
});
