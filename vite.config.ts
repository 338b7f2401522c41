import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    // Old phones: what these cannot run, the prerendered HTML does without.
    target: ['chrome87', 'safari14.1', 'firefox78'],
    // One stylesheet for all pages: it is small, and a navigation never waits for another.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Their licenses want their text to go where their code goes.
    license: { fileName: 'licenses.txt' },
    rolldownOptions: {
      // How long plugins take is no concern of whoever runs `npm start`.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          // A new text leaves React and the components in visitors' caches, and a page asks for few files.
          groups: [
            { name: 'vendor', test: /node_modules/ },
            { name: 'components', test: /src\/(?:components|contact|layout)\// },
          ],
        },
      },
    },
  },
});
