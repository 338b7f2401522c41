import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { changedSinceReview } from '../approved-text/reviewed.ts';
import { readSite } from './site-facts.ts';

type Prerender = typeof import('../../src/prerender');

/** Tells the code of the site which pages must not show their review, because their text has changed since. */
export function reviews(): Plugin {
  return {
    name: 'reviews',
    apply: 'build',
    async config({ root = process.cwd() }, { mode }) {
      process.env.VITE_CHANGED_SINCE_REVIEW = '';
      const { reviews: given } = await readSite(root);
      if (Object.keys(given).length === 0) return;
      const outDir = join(root, '.build/reviews');
      await build({
        root,
        mode,
        configFile: false,
        logLevel: 'warn',
        build: { ssr: 'src/prerender.tsx', outDir, copyPublicDir: false },
      });
      const { renderPage }: Prerender = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
      const changed = await changedSinceReview(given, async (path) => {
        const { head, body } = await renderPage(path);
        return head + body;
      });
      process.env.VITE_CHANGED_SINCE_REVIEW = changed.join(' ');
    },
  };
}
