import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { paths } from '../../src/routing/paths';
import { projectRoot } from '../project-root';
import { projectFiles } from '../trace/tree';
import { addRoutes } from './more-routes';

/** What building a number of pages takes, and what their number does to one page. */
export interface BuildCost {
  readonly routes: number;
  /** Of each run, from the command's start to its end. */
  readonly seconds: readonly number[];
  /** Brotli bytes of the scripts that one text page names. */
  readonly scriptBytes: number;
}

const routeCounts = [paths.length, 400];

/** A copy of the project with more pages, its dependencies the project's own. @returns its folder */
async function copyProject(parent: string, routes: number): Promise<string> {
  const folder = join(parent, String(routes));
  for (const file of projectFiles()) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(projectRoot, file), join(folder, file));
  }
  // Share pictures made before are kept in there, so no build has to make them.
  await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'junction');
  await addRoutes(folder, routes - paths.length);
  return folder;
}

/** Builds as a person would. @returns seconds */
function build(folder: string): number {
  const from = performance.now();
  const { status, stderr } = spawnSync('npm run build', {
    cwd: folder,
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined },
  });
  if (status !== 0) throw new Error(`npm run build failed:\n${stderr}`);
  return (performance.now() - from) / 1000;
}

async function scriptBytes(folder: string): Promise<number> {
  const page = await readFile(join(folder, 'dist/depression.html'), 'utf8');
  const scripts = new Set(page.match(/\/assets\/[\w.-]+\.js/g));
  const sizes = [...scripts].map(async (file) => brotliCompressSync(await readFile(join(folder, 'dist', file))).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/**
 * Times `npm run build` for the site's own pages and for 400, by turns, in copies outside of the project.
 * @throws when a build fails
 */
export async function measureBuilds(runs: number): Promise<readonly BuildCost[]> {
  const parent = await mkdtemp(join(tmpdir(), 'clinic-site-bench-'));
  try {
    const copies: { routes: number; folder: string; seconds: number[] }[] = [];
    for (const routes of routeCounts) copies.push({ routes, folder: await copyProject(parent, routes), seconds: [] });
    // The first one draws the share pictures where they are not kept yet; that is nobody's time.
    if (copies[0]) build(copies[0].folder);
    for (let run = 0; run < runs; run += 1) {
      for (const { routes, folder, seconds } of copies) {
        seconds.push(build(folder));
        console.log(`npm run build, ${routes} routes: ${seconds.at(-1)?.toFixed(1)} s`);
      }
    }
    return await Promise.all(
      copies.map(async ({ routes, folder, seconds }) => ({ routes, seconds, scriptBytes: await scriptBytes(folder) })),
    );
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}
