import { resolve } from 'node:path';
import type { NextConfig } from 'next';

const projectRoot = resolve(process.cwd(), '../../..');

const config: NextConfig = {
  output: 'export',
  distDir: 'dist',
  turbopack: {
    // The components, content and styles are the product's own.
    root: projectRoot,
    resolveAlias: { 'react-router-dom': './parts/router.tsx' },
    rules: {
      '*.{ts,tsx}': { condition: { path: /^src\// }, loaders: ['./product-loader.cjs'] },
    },
  },
};

export default config;
