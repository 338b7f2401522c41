import { fault } from './fault';

export const hosting = [
  fault('scripts-insert-html-strings', 'SAFE-REFUSED~1')`Scripts may insert HTML from strings.
    tools/hosting/policy.ts
    - ['require-trusted-types-for', "'script'"],`,
  fault('site-reads-devices-number', 'SAFE-SILENT~2')`The site reads the device’s number of processors.
    src/main.tsx
      takeOverScrollRestoration();
    +   Object.assign(window, { processors: navigator.hardwareConcurrency });`,
  fault('form-sends-second-request', 'SAFE-ONE-CALL~2')`The form sends a second request.
    src/contact/service.ts
      init(service.userId, service.origin);
    +   navigator.sendBeacon('/__outbox');`,
  fault('license-register-receives', 'SAFE-LINKS~2')`The license register receives a referrer.
    src/layout/Footer.tsx
    - rel="noopener noreferrer"
    + rel="noopener"`,
  fault('every-request-pages-address', 'SAFE-SILENT~2', 'SAFE-ONE-CALL~2')`
    Every request has the page’s address as its referrer.
    index.html
    - content="strict-origin"
    + content="unsafe-url"`,
  fault('bucket-receives-referrer', 'SAFE-LINKS~2')`The bucket receives a referrer.
    src/components/Picture/Picture.tsx
    - store === 'bucket' ? 'no-referrer' : undefined
    + undefined`,
  fault('pages-second-address', 'HOST-ADDRESSES~1')`Pages have a second address.
    tools/vite/static-host.ts
    - const fileNames = ['/index', '/404'];
    + const fileNames: string[] = [];`,
  fault('pages-same-origin-embed-page', 'HOST-HEADERS~1')`Pages on the same origin may embed a page in a frame.
    tools/hosting/headers.ts
    - ['X-Frame-Options', 'DENY'],
    + ['X-Frame-Options', 'SAMEORIGIN'],`,
  fault('pictures-not-cached', 'HOST-DELIVERY~1')`Pictures are not cached.
    tools/hosting/headers.ts
    - others: 'public, max-age=3600',
    + others: 'no-store',`,
  fault('page-stays-hidden-after-mobile', 'NAV-HAMBURGER~1')`The page stays hidden after the mobile menu has closed.
    src/layout/Header.module.css
    - :root:has(.hamburger[open]) :is(main
    + :root:has(.hamburger) :is(main`,
  fault('licenses-packages-not-published', 'SUPPLY-LICENSES~1')`The licenses of packages are not published.
    tools/vite/font-licenses.ts
    - list.source +=
    + list.source =`,
  fault('former-worker-stays', 'HOST-FORMER-SITE~1')`The service worker of a former site stays.
    public/service-worker.js
    - await self.registration.unregister();`,
];
