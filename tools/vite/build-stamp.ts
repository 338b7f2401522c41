import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { inputsOf, type Stamp, stampFile } from '../launch-check/stamp.ts';
import { readSite } from './site-facts.ts';

/** After all other files, writes `build.json`, which says what the site was built from. */
export function buildStamp(): Plugin {
  return {
    name: 'build-stamp',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler({ config: { root, mode, env, build } }) {
        const dist = resolve(root, build.outDir);
        const { site } = await readSite(root);
        const inputs = inputsOf(root, site, env);
        const script = /import\('\/([^']+)'\)/.exec(await readFile(join(dist, 'index.html'), 'utf8'))?.[1];
        const stamp: Stamp = { mode, inputs, script };
        await writeFile(join(dist, stampFile), `${JSON.stringify(stamp, null, 2)}\n`);
      },
    },
  };
}
