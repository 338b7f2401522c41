import type { Plugin } from 'vite';

/**
 * Takes out of the build what Vite puts around each `import()` to fetch its styles and chunks ahead: the site has one
 * stylesheet and no chunk that waits for another, so that the list to fetch is always empty.
 * @throws when there is no such wrapper, so that a new release that is written otherwise is looked at
 */
export function leanPreload(): Plugin {
  let found = false;
  return {
    name: 'lean-preload',
    apply: 'build',
    buildStart() {
      found = false;
    },
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes('export const __vitePreload')) return null;
        found = true;
        return { code: 'export const __vitePreload = (load) => load();', map: null };
      },
    },
    buildEnd(error) {
      const forBrowsers = this.environment?.config.consumer === 'client';
      if (!error && forBrowsers && !found) throw new Error('Vite wraps imports otherwise than lean-preload expects');
    },
  };
}
