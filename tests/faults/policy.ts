import type { Break } from './fault';

/** What a page may do, what it tells others, and what hosts answer. */
export const policy: readonly Break[] = [
  {
    what: 'Scripts may make markup from text.',
    file: 'tools/hosting/policy.ts',
    find: `    ['require-trusted-types-for', "'script'"],\n`,
    replace: '',
    rules: ['SAFE-REFUSED~1'],
  },
  {
    what: 'The pages may load objects.',
    file: 'tools/hosting/policy.ts',
    find: `    ['object-src', "'none'"],\n`,
    replace: '',
    rules: ['SAFE-POLICY~1'],
  },
  {
    what: 'The site looks how many processors a device has.',
    file: 'src/main.tsx',
    find: '  takeOverScrollRestoration();',
    replace: '  takeOverScrollRestoration();\n  Object.assign(window, { processors: navigator.hardwareConcurrency });',
    rules: ['SAFE-SILENT~2'],
  },
  {
    what: 'A second call counts the messages.',
    file: 'src/contact/service.ts',
    find: '  init(service.userId, service.origin);',
    replace: "  init(service.userId, service.origin);\n  navigator.sendBeacon('/__outbox');",
    rules: ['SAFE-ONE-CALL~1'],
  },
  {
    what: 'The license register learns which page its visitors read.',
    file: 'src/layout/Footer.tsx',
    find: 'rel="noopener noreferrer"',
    replace: 'rel="noopener"',
    rules: ['SAFE-LINKS~1'],
  },
  {
    what: 'Pages have a second address.',
    file: 'tools/preview/site-server.ts',
    find: "const fileNames = ['/index', '/404'];",
    replace: 'const fileNames: string[] = [];',
    rules: ['HOST-ADDRESSES~1'],
  },
  {
    what: 'Other sites on the same host may show a page in a frame.',
    file: 'tools/hosting/headers.ts',
    find: "['X-Frame-Options', 'DENY'],",
    replace: "['X-Frame-Options', 'SAMEORIGIN'],",
    rules: ['HOST-HEADERS~1'],
  },
  {
    what: 'Pictures are fetched anew each time.',
    file: 'tools/hosting/headers.ts',
    find: "others: 'public, max-age=3600',",
    replace: "others: 'no-store',",
    rules: ['HOST-DELIVERY~1'],
  },
];
