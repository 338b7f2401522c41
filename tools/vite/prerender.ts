import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { withPolicy } from '../hosting/csp.ts';
import { failOn } from './fail-on.ts';
import { fileOf } from './page-file.ts';

type Prerender = typeof import('../../src/prerender');

/** The output directory of the code that renders the pages, one for each mode. It is not published. */
const codeDir = (mode: string) => `.build/${mode}`;

/** Names the page in an error, and keeps the error's stack, which names the line of the source. */
function failedPage(path: string, error: unknown): Error {
  const { stack } = error instanceof Error ? error : new Error(String(error));
  return Object.assign(new Error(), { stack: `The page ${path} could not be rendered to HTML: ${stack}` });
}

/**
 * Builds the code for the browser and `src/prerender.tsx`. Then renders each page, with its Content-Security-Policy, from the
 * template index.html, and writes the files that search engines and phones request. Fails the build if a page throws.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config(_, { mode }) {
      // React reads this variable when it is first imported, to choose its production build.
      process.env.NODE_ENV = 'production';
      // The errors of a page name the lines of its source.
      process.setSourceMapsEnabled(true);
      return {
        // One configuration and one instance of each plugin for both environments.
        builder: { sharedConfigBuild: true, sharedPlugins: true },
        environments: {
          client: {},
          prerender: {
            consumer: 'server',
            build: {
              ssr: 'src/prerender.tsx',
              outDir: codeDir(mode),
              emptyOutDir: true,
              copyPublicDir: false,
              sourcemap: true,
            },
          },
        },
      };
    },
    async buildApp({ config, environments, build }) {
      for (const environment of Object.values(environments)) await build(environment);
      const code = pathToFileURL(resolve(config.root, codeDir(config.mode), 'prerender.js')).href;
      const { paths, renderPage, siteFiles }: Prerender = await import(code);
      const dist = resolve(config.root, config.build.outDir);
      const template = await readFile(join(dist, 'index.html'), 'utf8');
      let rendering: string | undefined;
      // A page that waits for what never comes would end the build with 0, because Node.js has nothing left to do.
      process.once('beforeExit', () => {
        if (rendering)
          failOn([`The page ${rendering} was never rendered to HTML: it waits for something that does not come.`]);
      });
      for (const path of paths) {
        rendering = path;
        const { head, body } = await renderPage(path).catch((error) => Promise.reject(failedPage(path, error)));
        const page = template.replace('<!--head-->', () => head).replace('<div id="root"></div>', () => body);
        const html = withPolicy(page, config.env);
        await writeFile(join(dist, fileOf(path)), html);
        // Hosts serve this file at unknown addresses.
        if (path === '/not-found') await writeFile(join(dist, '404.html'), html);
      }
      rendering = undefined;
      for (const [file, text] of Object.entries(siteFiles)) await writeFile(join(dist, file), text);
    },
  };
}
