import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { deadReferences } from '../launch-check/references.ts';
import { stopAt } from './stop-at.ts';

/** Fails a build whose pages have dead links, or name files that are not there; one for the mock service is for tests. */
export function references(): Plugin {
  return {
    name: 'references',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'mock',
    async buildApp({ config: { root, build } }) {
      const dead = deadReferences(resolve(root, build.outDir));
      stopAt(dead.map(({ page, target }) => `${page} leads to ${target}, which is not there.`));
    },
  };
}
