import type { Break } from '../break';

/** Extensions on performance: what pages weigh, what they ask for and when. */
export const performance: readonly Break[] = [
  {
    what: 'Scripts are published as they were written.',
    file: 'vite.config.ts',
    find: "minify: 'terser',",
    replace: 'minify: false,',
    rules: ['PERF-BUDGETS~1', 'PERF-CHUNKS~1'],
  },
  {
    what: 'Pictures of cards are fetched as far ahead as browsers like.',
    file: 'src/ui/Card.module.css',
    find: 'content-visibility: auto;',
    replace: 'content-visibility: visible;',
    rules: ['PERF-VISIT~1'],
  },
  {
    what: "A page's own chunks are named by its script alone.",
    file: 'tools/page-head.ts',
    find: '  return [...chunks]',
    replace: '  return ([] as string[])',
    rules: ['PERF-CHAIN~1'],
  },
  {
    what: 'The scripts come at once.',
    file: 'tools/page-template.ts',
    find: 'setTimeout(start,2000)}',
    replace: 'start()}',
    rules: ['PERF-FIRST-SCREEN~1'],
  },
  {
    what: 'A new page is drawn all at once.',
    file: 'src/heading-first.ts',
    find: "main?.setAttribute('data-arriving', '');",
    replace: '',
    rules: ['PERF-HEADING-FIRST~1'],
  },
  {
    what: 'The rest of a new page is never drawn.',
    file: 'src/heading-first.ts',
    find: "main?.removeAttribute('data-arriving')",
    replace: 'undefined',
    rules: ['PERF-HEADING-FIRST~1'],
  },
  {
    what: 'A new page has no room for a scroll from far down.',
    file: 'src/styles/base.css',
    find: 'contain-intrinsic-block-size: 1000vh;',
    replace: 'contain-intrinsic-block-size: 100vh;',
    rules: ['NAV-DETAIL-SCROLL~1'],
  },
  {
    what: 'Pointing at a link fetches nothing.',
    file: 'src/ui/SiteLink.tsx',
    find: '  const ahead = () => prefetch(to);',
    replace: '  const ahead = () => {};',
    rules: ['PERF-NAVIGATION~1'],
  },
  {
    what: 'Pages are fetched ahead for visitors who asked to save data.',
    file: 'src/page-store.ts',
    find: ' && !connection?.saveData',
    replace: '',
    rules: ['PERF-PREFETCH~1'],
  },
  {
    what: 'Pages are kept for an hour without asking.',
    file: 'tools/site-server.ts',
    find: "'no-cache');\n  } else",
    replace: "'public, max-age=3600');\n  } else",
    rules: ['PERF-CACHE~1'],
  },
  {
    what: 'The site listens for the end of the page.',
    file: 'src/main.tsx',
    find: '  takeOverScrollRestoration();',
    replace: "  takeOverScrollRestoration();\n  window.addEventListener('unload', () => {});",
    rules: ['PERF-BACK-FORWARD~1'],
  },
  {
    what: 'Pictures are published as they were drawn.',
    file: 'tools/compact-svg.ts',
    find: 'return optimize(svg, config).data;',
    replace: 'return svg;',
    rules: ['PERF-PICTURE-LIMITS~1'],
  },
];
