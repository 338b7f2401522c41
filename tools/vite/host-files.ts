import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { writeHostFiles } from '../hosting/write.ts';

/**
 * Writes the configuration for hosts. Files to upload go into the built site, the others into `hosting/`. Those of the mock build, which
 * nobody hosts, don't replace the clinic's.
 */
export function hostFiles(): Plugin {
  return {
    name: 'host-files',
    apply: 'build',
    async buildApp({ config: { root, build, env, mode } }) {
      const folder = join(root, mode === 'mock' ? '.build/hosting' : 'hosting');
      writeHostFiles(resolve(root, build.outDir), folder, env.VITE_SITE_URL);
    },
  };
}
