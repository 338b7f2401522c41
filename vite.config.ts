import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    // Old phones: what these cannot run, the built HTML does without.
    target: ['es2020', 'chrome87', 'safari14', 'firefox78'],
    // One stylesheet for all pages: it is small, and a navigation never waits for another.
    cssCodeSplit: false,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
