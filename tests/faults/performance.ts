import type { Fault } from './fault';

/** Extensions on performance: size, requests and their timing. */
export const performance: readonly Fault[] = [
  {
    what: 'Scripts are not minified.',
    file: 'vite.config.ts',
    find: '    assetsInlineLimit: 0,',
    replace: '    assetsInlineLimit: 0,\n    minify: false,',
    rules: ['PERF-BUDGETS~2'],
  },
  {
    what: 'Pages are prefetched despite the data-saving preference.',
    file: 'src/routing/use-prefetch.ts',
    find: ' && !connection?.saveData',
    replace: '',
    rules: ['PERF-PREFETCH~1'],
  },
  {
    what: 'Pages are cached for an hour without revalidation.',
    file: 'tools/hosting/headers.ts',
    find: "pages: 'no-cache',",
    replace: "pages: 'public, max-age=3600',",
    rules: ['HOST-DELIVERY~1'],
  },
  {
    what: 'The site listens for the unload event.',
    file: 'src/main.tsx',
    find: '  takeOverScrollRestoration();',
    replace: "  takeOverScrollRestoration();\n  window.addEventListener('unload', () => {});",
    rules: ['PERF-BACK-FORWARD~1'],
  },
  {
    what: 'A picture has more shapes than the limit.',
    file: 'public/media/mission-wide.svg',
    find: '</svg>',
    replace: `${'<path d="M0 0h9v9z"/>'.repeat(400)}</svg>`,
    rules: ['PERF-PICTURE-LIMITS~2'],
  },
];
