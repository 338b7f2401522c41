import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Appends the fonts' licenses to `licenses.txt`, in which Vite lists the licenses of the bundled packages. */
export function fontLicenses(): Plugin {
  return {
    name: 'font-licenses',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const list = bundle['licenses.txt'];
        if (list?.type !== 'asset') throw new Error('Vite wrote no licenses.txt: see build.license in vite.config.ts');
        const folder = join(this.environment.config.root, 'src/styles/fonts');
        for (const file of (await readdir(folder)).filter((name) => name.endsWith('-LICENSE.txt')).sort())
          list.source += `\n---\n\n## The font ${file.split('-')[0]} (OFL-1.1)\n\n${await readFile(join(folder, file), 'utf8')}`;
      },
    },
  };
}
