import type { Fault } from './fault';

/** Content security policy, privacy, and responses of hosts. */
export const policy: readonly Fault[] = [
  {
    what: 'Scripts may insert HTML from strings.',
    file: 'tools/hosting/policy.ts',
    find: `    ['require-trusted-types-for', "'script'"],\n`,
    replace: '',
    rules: ['SAFE-REFUSED~1'],
  },
  {
    what: 'The site reads the device’s number of processors.',
    file: 'src/main.tsx',
    find: '  takeOverScrollRestoration();',
    replace: '  takeOverScrollRestoration();\n  Object.assign(window, { processors: navigator.hardwareConcurrency });',
    rules: ['SAFE-SILENT~2'],
  },
  {
    what: 'The form sends a second request.',
    file: 'src/contact/service.ts',
    find: '  init(service.userId, service.origin);',
    replace: "  init(service.userId, service.origin);\n  navigator.sendBeacon('/__outbox');",
    rules: ['SAFE-ONE-CALL~2'],
  },
  {
    what: 'The license register receives a referrer.',
    file: 'src/layout/Footer.tsx',
    find: 'rel="noopener noreferrer"',
    replace: 'rel="noopener"',
    rules: ['SAFE-LINKS~2'],
  },
  {
    what: 'Every request has the page’s address as its referrer.',
    file: 'index.html',
    find: 'content="strict-origin"',
    replace: 'content="unsafe-url"',
    rules: ['SAFE-SILENT~2', 'SAFE-ONE-CALL~2'],
  },
  {
    what: 'The bucket receives a referrer.',
    file: 'src/components/Picture/Picture.tsx',
    find: "store === 'bucket' ? 'no-referrer' : undefined",
    replace: 'undefined',
    rules: ['SAFE-LINKS~2'],
  },
  {
    what: 'Pages have a second address.',
    file: 'tools/preview/site-server.ts',
    find: "const fileNames = ['/index', '/404'];",
    replace: 'const fileNames: string[] = [];',
    rules: ['HOST-ADDRESSES~1'],
  },
  {
    what: 'Pages on the same origin may embed a page in a frame.',
    file: 'tools/hosting/headers.ts',
    find: "['X-Frame-Options', 'DENY'],",
    replace: "['X-Frame-Options', 'SAMEORIGIN'],",
    rules: ['HOST-HEADERS~1'],
  },
  {
    what: 'Pictures are not cached.',
    file: 'tools/hosting/headers.ts',
    find: "others: 'public, max-age=3600',",
    replace: "others: 'no-store',",
    rules: ['HOST-DELIVERY~1'],
  },
];
