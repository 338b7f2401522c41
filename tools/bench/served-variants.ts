import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '../preview/listen';
import { projectRoot } from '../project-root';
import { buildRival, type RivalName } from './comparison/build';
import { writeTwin } from './no-script-baseline';
import type { Variant } from './page-comparison';
import { createStaticServer } from './static-server';

/** Where each variant of the site is served, without a slash at the end. */
export interface ServedVariants {
  readonly origins: ReadonlyMap<Variant, string>;
  close(): Promise<void>;
}

/** Builds the site for the mail stand-in, in a process of its own: the build sets variables that others must not see. */
function build(): void {
  const options = { cwd: projectRoot, shell: process.platform === 'win32', stdio: 'inherit' } as const;
  const { status } = spawnSync('npx', ['tsx', 'tools/build/build.ts', '--mock'], options);
  if (status !== 0) throw new Error('The site could not be built');
}

/**
 * Builds the site and the given rivals, makes the twin, and serves all of them.
 * @throws when something cannot be built
 */
export async function serveVariants(rivals: readonly RivalName[]): Promise<ServedVariants> {
  build();
  // Copies, so that a later build changes nothing of what is served.
  const temporary = await mkdtemp(join(tmpdir(), 'clinic-site-bench-'));
  const dist = join(projectRoot, 'dist');
  await cp(dist, join(temporary, 'site'), { recursive: true });
  await writeTwin(dist, join(temporary, 'twin'));
  const folders = new Map<Variant, string>([
    ['site', join(temporary, 'site')],
    ['twin', join(temporary, 'twin')],
  ]);
  for (const name of rivals) folders.set(name, await buildRival(name));

  const servers: Server[] = [];
  const origins = new Map<Variant, string>();
  for (const [variant, folder] of folders) {
    const server = await createStaticServer(folder);
    servers.push(server);
    origins.set(variant, await listen(server, 0));
  }
  return {
    origins,
    async close() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
      await rm(temporary, { recursive: true });
    },
  };
}
