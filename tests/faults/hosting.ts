import type { Fault } from './fault';

// biome-ignore format: a table, one fault per entry
export const hosting: readonly Fault[] = [
  { id: 'scripts-insert-html-strings', rules: ['SAFE-REFUSED'], file: 'tools/hosting/csp.ts', what: 'Scripts may insert HTML from strings.',
    find: `['require-trusted-types-for', "'script'"],`, replace: '' },
  { id: 'site-reads-devices-number', rules: ['SAFE-SILENT'], file: 'src/main.tsx', what: 'The site reads the device’s number of processors.',
    find: 'takeOverScrollRestoration();', replace: `takeOverScrollRestoration();
  Object.assign(window, { processors: navigator.hardwareConcurrency });` },
  { id: 'form-sends-second-request', rules: ['SAFE-ONE-CALL'], file: 'src/contact/service.ts', what: 'The form sends a second request.',
    find: 'init(service.userId, service.origin);', replace: `init(service.userId, service.origin);
  navigator.sendBeacon('/__outbox');` },
  { id: 'license-register-receives', rules: ['SAFE-LINKS'], file: 'src/layout/Footer.tsx', what: 'The license register receives a referrer.',
    find: 'rel="noopener noreferrer"', replace: 'rel="noopener"' },
  { id: 'every-request-pages-address', rules: ['SAFE-SILENT', 'SAFE-ONE-CALL'], file: 'index.html',
    what: 'Every request sends the address of the page as its referrer.', find: 'content="strict-origin"', replace: 'content="unsafe-url"' },
  { id: 'bucket-receives-referrer', rules: ['SAFE-LINKS'], file: 'src/components/Picture/Picture.tsx', what: 'The bucket receives a referrer.',
    find: "source === 'bucket' ? 'no-referrer' : undefined", replace: 'undefined' },
  { id: 'pages-second-address', rules: ['HOST-ADDRESSES'], file: 'tools/vite/static-host.ts', what: 'The home page and the not-found page have a second address.',
    find: "const fileNames = ['/index', '/404'];", replace: 'const fileNames: string[] = [];' },
  { id: 'pages-same-origin-embed-page', rules: ['HOST-HEADERS'], file: 'tools/hosting/headers.ts',
    what: 'X-Frame-Options allows pages of the same origin to embed a page in a frame.',
    find: "['X-Frame-Options', 'DENY'],", replace: "['X-Frame-Options', 'SAMEORIGIN']," },
  { id: 'pictures-not-cached', rules: ['HOST-DELIVERY'], file: 'tools/hosting/headers.ts', what: 'Pictures are not cached.',
    find: "others: 'public, max-age=3600',", replace: "others: 'no-store'," },
  { id: 'scanned-documents-download', rules: ['HOST-DELIVERY'], file: 'tools/hosting/media-types.ts',
    what: 'Files with an uppercase extension have no media type, so browsers download them.', find: '?.toLowerCase()', replace: '' },
  { id: 'page-stays-hidden-after-mobile', rules: ['NAV-HAMBURGER'], file: 'src/layout/Header.module.css',
    what: 'The page stays hidden after the mobile menu has closed.',
    find: ':root:has(.hamburger[open]) :is(main', replace: ':root:has(.hamburger) :is(main' },
  { id: 'licenses-packages-not-published', rules: ['SUPPLY-LICENSES'], file: 'tools/vite/font-licenses.ts',
    what: 'The licenses of packages are not published.', find: 'list.source +=', replace: 'list.source =' },
  { id: 'former-worker-stays', rules: ['HOST-FORMER-SITE'], file: 'public/service-worker.js', what: 'The service worker of a former site stays installed.',
    find: 'await self.registration.unregister();', replace: '' },
];
