import { resolve } from 'node:path';
import type { NextConfig } from 'next';

const config: NextConfig = {
  output: 'export',
  distDir: 'dist',
  // Types and `paths.ts` are outside this folder.
  turbopack: { root: resolve(process.cwd(), '../../../..') },
};

export default config;
