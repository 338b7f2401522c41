import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanModules } from './tools/build/lean-modules.ts';

const owners = new Map<string, string>();

/**
 * The name of a class on the page: its module's and its own. With a hash instead, a page and its scripts are 470 bytes larger (brotli).
 * @throws when two modules have one name, since their classes would be mixed up
 */
function classOnPage(name: string, file: string): string {
  const [path = file] = file.split('?');
  const module = basename(path, '.module.css');
  const owner = owners.get(module) ?? path;
  if (owner !== path) throw new Error(`${path} has the name of ${owner}`);
  owners.set(module, path);
  return `${module}-${name}`;
}

const pathTo = (file: string) => fileURLToPath(new URL(file, import.meta.url));

export default defineConfig({
  plugins: [react(), leanModules()],
  // The package's own way in leads to the development files, whose warnings are 400 bytes more (brotli).
  resolve: {
    alias: [{ find: /^react-router$/, replacement: pathTo('./node_modules/react-router/dist/production/index.mjs') }],
  },
  css: { modules: { generateScopedName: classOnPage } },
  build: {
    // Old phones: what these cannot run, the built HTML does without.
    target: ['es2020', 'chrome87', 'safari14', 'firefox78'],
    // One stylesheet for all pages: it is small, and a navigation never waits for another.
    cssCodeSplit: false,
    manifest: true,
    // A page's chunks need nothing but the parts, which are always there: nothing is left to fetch ahead of them.
    modulePreload: false,
    minify: 'terser',
    terserOptions: {
      module: true,
      compress: { passes: 3, ecma: 2020 },
      // The parentheses tell V8 to compile React's modules while they arrive, beside the page, and not when they are run.
      format: { ecma: 2020, comments: false, wrap_func_args: true },
    },
    assetsInlineLimit: 0,
    // Their licenses want their text to go where their code goes.
    license: { fileName: 'licenses.txt' },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A page asks for five to seven files, none of which waits for another, and of these a new text changes two: React
          // and the parts stay in visitors' caches.
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\// },
            { name: 'parts', test: /src\/(?:contact|layout|ui\/(?!Slider|swipe))|@emailjs/ },
            { name: 'sections', test: /src\/(?:content\/cards|pages\/InsuranceSection)/ },
          ],
        },
      },
    },
  },
});
