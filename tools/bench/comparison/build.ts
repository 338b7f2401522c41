import { spawn } from 'node:child_process';
import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { configureMockService } from '../../mail/mock-settings';
import { projectRoot } from '../../project-root';
import { ensureInstalled } from '../install';

/** The frameworks that the product is compared with, each a folder here. */
const rivalNames = ['next', 'astro'] as const;
export type RivalName = (typeof rivalNames)[number];

const home = dirname(fileURLToPath(import.meta.url));
/** No telemetry. And no NODE_ENV: were it `production`, npm would leave out what a build needs. */
const variables = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: undefined };

/** Runs npm in a folder, its output shown; rejects when it fails. */
function npm(folder: string, ...args: string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn('npm', args, {
      cwd: folder,
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'inherit', 'inherit'],
      // On Windows npm is a command file, which only a shell can start.
      shell: process.platform === 'win32',
    });
    child.once('error', fail);
    child.once('close', (code) => {
      if (code === 0) done();
      else fail(new Error(`npm ${args.join(' ')} in ${folder} ended with ${code}`));
    });
  });
}

/** Copies the product's files that the built pages name, its pictures among them. */
async function addFiles(dist: string): Promise<void> {
  const pages = (await readdir(dist)).filter((file) => file.endsWith('.html'));
  const html = (await Promise.all(pages.map((file) => readFile(join(dist, file), 'utf8')))).join('');
  const pictures = new Set([...html.matchAll(/\/(media\/[\w-]+\.svg)/g)].map(([, file = '']) => file));
  for (const file of [...pictures, 'favicon.svg', 'favicon.ico', 'no-scripts.css']) {
    await cp(join(projectRoot, 'public', file), join(dist, file));
  }
}

/**
 * Builds a rival's three pages, installing the framework first when it is not there. The contact form sends to the
 * stand-in, as in the product's own test builds.
 * @returns the folder of the built files, where `/depression` is depression.html
 * @throws (rejects) when the installation or the build fails
 */
export async function buildRival(name: RivalName): Promise<string> {
  const folder = join(home, name);
  const dist = join(folder, 'dist');
  configureMockService();
  ensureInstalled(folder);
  await rm(dist, { recursive: true, force: true });
  await npm(folder, 'run', 'build');
  await addFiles(dist);
  return dist;
}

/** `npx tsx tools/bench/comparison/build.ts` builds both without measuring anything; the name of one builds that one. */
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const named = rivalNames.filter((name) => process.argv.includes(name));
  for (const name of named.length > 0 ? named : rivalNames) await buildRival(name);
}
