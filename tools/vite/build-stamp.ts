import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * After all other files, writes `build.json` with the name of the first script, which is the same only if all scripts are. Open tabs
 * compare it with their own.
 */
export function buildStamp(): Plugin {
  return {
    name: 'build-stamp',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler({ config: { root, build } }) {
        const dist = resolve(root, build.outDir);
        const script = /import\('\/([^']+)'\)/.exec(await readFile(join(dist, 'index.html'), 'utf8'))?.[1];
        await writeFile(join(dist, 'build.json'), `${JSON.stringify({ script })}\n`);
      },
    },
  };
}
