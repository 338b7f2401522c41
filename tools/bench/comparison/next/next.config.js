import { resolve } from 'node:path';

/** `output: 'export'` writes files, as the site's own build does. The root is where the packages are. */
export default { output: 'export', distDir: 'dist', turbopack: { root: resolve(import.meta.dirname, '..') } };
