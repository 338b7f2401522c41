import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { productParts } from './product-parts';

export default defineConfig({
  // `/depression` is the file depression.html and the styles stand in the page, both as in the product.
  build: { format: 'file', inlineStylesheets: 'always' },
  trailingSlash: 'never',
  devToolbar: { enabled: false },
  integrations: [react()],
  vite: {
    plugins: [productParts()],
    envPrefix: ['PUBLIC_', 'VITE_'],
    // The product's components take this folder's React, not the one that is installed beside them.
    resolve: { dedupe: ['react', 'react-dom'] },
  },
});
