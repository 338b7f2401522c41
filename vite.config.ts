import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    // One stylesheet for all pages: it is small, and no navigation has to wait for another.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The licenses of the bundled packages require their text to be distributed with the code.
    license: { fileName: 'licenses.txt' },
    rolldownOptions: {
      // No warning about slow plugins in the output of `npm start`.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          // Few files per page, and after a change of content, React and the components are still in visitors' caches.
          groups: [
            { name: 'vendor', test: /node_modules|rolldown\/runtime/ },
            // Without those that only a few pages use.
            { name: 'components', minShareCount: 8, test: /src\/(?:components|contact|layout)\// },
          ],
        },
      },
    },
  },
});
