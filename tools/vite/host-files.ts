import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { writeHostFiles } from '../hosting/write.ts';

/** Writes the configuration for hosts into the built site, and into `hosting/` what is not uploaded with it. */
export function hostFiles(): Plugin {
  return {
    name: 'host-files',
    apply: 'build',
    buildApp: ({ config: { root, build } }) => writeHostFiles(resolve(root, build.outDir), join(root, 'hosting')),
  };
}
