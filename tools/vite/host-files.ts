import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { writeHostFiles } from '../hosting/write.ts';

/** Writes the configuration for hosts. Files to upload go into the built site, the others into `hosting/`. */
export function hostFiles(): Plugin {
  return {
    name: 'host-files',
    apply: 'build',
    async buildApp({ config: { root, build, env } }) {
      writeHostFiles(resolve(root, build.outDir), join(root, 'hosting'), env.VITE_SITE_URL);
    },
  };
}
