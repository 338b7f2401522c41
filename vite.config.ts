import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { portIn } from './tools/testing/variables.ts';
import { checkBuild } from './tools/vite/check-build.ts';
import { compress } from './tools/vite/compress.ts';
import { firstPaint } from './tools/vite/first-paint.ts';
import { hostFiles } from './tools/vite/host-files.ts';
import { mockMail } from './tools/vite/mock-mail.ts';
import { prerender } from './tools/vite/prerender.ts';
import { showErrors } from './tools/vite/show-errors.ts';
import { siteFacts } from './tools/vite/site-facts.ts';
import { staticHost } from './tools/vite/static-host.ts';

const port = portIn('PORT', 4173);
/** React Router's production build. Its package.json names only the development build. */
const router = fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url));

/**
 * `vite` serves the site with hot reload, `vite build` writes it to `dist/`, `vite preview` serves it as a host would. With
 * `--mode mock`, the last two use a folder of their own, whose site sends its messages to the mock e-mail service.
 */
export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    siteFacts(),
    // The servers' plugins. The first plugin that knows an address responds.
    mockMail(),
    staticHost(),
    showErrors(),
    // The build's plugins. Keep the last two last: they process the files of the others.
    prerender(),
    firstPaint(),
    checkBuild(),
    hostFiles(),
    compress(),
  ],
  // Class names such as `Button-quiet`: readable, and shorter than with a hash. No two files of styles have the same name.
  css: { modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}` } },
  resolve: { alias: [{ find: /^react-router$/, replacement: router }] },
  // Print the errors and warnings of the browser's console in the terminal. No other origin may read the outbox (`cors`).
  // A build for the tests must not reload the page.
  server: { port, strictPort: true, cors: false, forwardConsole: true, watch: { ignored: ['**/dist-mock/**'] } },
  // Listen on all interfaces, so that a phone on the same network can open the site.
  preview: { port, strictPort: true, host: true, cors: false },
  build: {
    // `dist/` is the folder that a clinic uploads, so only `npm run build` writes it.
    outDir: mode === 'mock' ? 'dist-mock' : 'dist',
    // Make one stylesheet for all pages: it is small, and no navigation has to wait for another one.
    cssCodeSplit: false,
    // A page has one chunk, rarely two, so the lists of chunks to preload would cost more than they save.
    modulePreload: false,
    assetsInlineLimit: 0,
    // The licenses of the bundled packages require their text to be distributed with the code; public/font-licenses.txt has the fonts'.
    license: { fileName: 'licenses.txt' },
    // Don't list compressed sizes. The build writes the compressed files itself.
    reportCompressedSize: false,
    rolldownOptions: {
      // Don't warn about slow plugins in the output of `npm start`.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // After a change of content, React is still in visitors' caches.
            { name: 'vendor', test: /node_modules/ },
            // What every page needs, in one file, so that a page needs few others: each delays the page after a tap by about 5 ms.
            { name: 'index', tags: ['$initial'] },
            // The help in Spanish, with its component.
            { name: 'in-spanish', test: /\/in-?spanish\.tsx?$/i },
            // What at least five pages share, such as first aid. Code that fewer pages share loads with those pages.
            { name: 'shared', minShareCount: 5, test: /src\// },
          ],
        },
      },
    },
  },
}));
