import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { withPolicy } from '../hosting/page-csp.ts';
import { fileOf } from './page-file.ts';

type Prerender = typeof import('../../src/prerender');

/** The output directory of the code that renders the pages. It is not published. */
const codeDir = '.build';

/**
 * Builds the code for the browser and `src/prerender.tsx`. Then renders each page, with its Content-Security-Policy, from the
 * template index.html, and writes the files that search engines and phones request.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config() {
      // React reads this variable when it is first imported, to choose its production build.
      process.env.NODE_ENV = 'production';
      return {
        // One configuration and one instance of each plugin for both environments.
        builder: { sharedConfigBuild: true, sharedPlugins: true },
        environments: {
          client: {},
          prerender: {
            consumer: 'server',
            build: { ssr: 'src/prerender.tsx', outDir: codeDir, emptyOutDir: true, copyPublicDir: false },
          },
        },
      };
    },
    async buildApp({ config, environments, build }) {
      for (const environment of Object.values(environments)) await build(environment);
      const code = pathToFileURL(resolve(config.root, codeDir, 'prerender.js')).href;
      const { paths, renderPage, siteFiles }: Prerender = await import(code);
      const dist = resolve(config.root, config.build.outDir);
      const template = await readFile(join(dist, 'index.html'), 'utf8');
      for (const path of paths) {
        const { head, body } = await renderPage(path);
        const page = template.replace('<!--head-->', () => head).replace('<div id="root"></div>', () => body);
        const html = withPolicy(page, config.env);
        await writeFile(join(dist, fileOf(path)), html);
        // Hosts serve this file at unknown addresses.
        if (path === '/not-found') await writeFile(join(dist, '404.html'), html);
      }
      for (const [file, text] of Object.entries(siteFiles)) await writeFile(join(dist, file), text);
    },
  };
}
