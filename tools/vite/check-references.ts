import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { deadReferences } from '../launch-check/dist.ts';
import { failOn } from './fail-on.ts';

/**
 * Fails a build whose pages refer to pages, sections or files that do not exist. Skips builds for the mock e-mail service,
 * which are not for visitors.
 */
export function references(): Plugin {
  return {
    name: 'references',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'mock',
    async buildApp({ config: { root, build } }) {
      const dead = deadReferences(resolve(root, build.outDir));
      failOn(dead.map(({ page, target }) => `${page} refers to ${target}, which does not exist.`));
    },
  };
}
