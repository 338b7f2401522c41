import { fault } from './fault';

export const searchEngines = [
  fault('subject-page-type-schema-org-not', 'FIND-DATA~2')`
    The subject of a page has a type that schema.org does not define.
    src/seo/structured-data.ts
    - '@type': 'MedicalCondition'
    + '@type': 'Condition'`,
  fault('text-close-script-element', 'FIND-DATA~2')`Text can close the script element of the structured data.
    src/seo/structured-data.ts
    - .replaceAll('<', '\\u003c')`,
  fault('structured-data-contains-clinics', 'FIND-CLINIC~1')`
    The structured data contains the clinic’s second phone number.
    src/seo/structured-data.ts
    - telephone: phone.href
    + telephone: site.secondPhone.href`,
  fault('structured-data-claims-clinic', 'FIND-CLINIC~1')`The structured data claims that the clinic is always open.
    src/seo/structured-data.ts
      medicalSpecialty: 'Psychiatric',
    +     openingHours: 'Mo-Su 00:00-24:00',`,
  fault('breadcrumbs-programs-skip', 'FIND-BREADCRUMBS~1')`The breadcrumbs of programs skip the treatment page.
    src/seo/structured-data.ts
    - if (includes(programPaths, path)) return ['/', '/treatment'];`,
  fault('sitemap-lists-not-found-page', 'FIND-SITEMAP~1')`The sitemap lists the not-found page.
    src/seo/site-files.ts
    - filter((path) => path !== '/not-found')
    + filter(Boolean)`,
  fault('robots-txt-disallows-all', 'FIND-SITEMAP~1')`robots.txt disallows all crawlers.
    src/seo/site-files.ts
    - Allow: /
    + Disallow: /`,
  fault('share-tags-every-page-address', 'FIND-SHARED~1')`
    The share tags of every page have the address of the home page.
    src/seo/PageHead.tsx
    - "og:url" content={address}
    + "og:url" content={siteUrl}`,
  fault('maskable-icon-logo-outside-safe', 'FIND-ICONS~2')`The maskable icon has its logo outside the safe zone.
    src/seo/site-files.ts
    - icon('icon-maskable-512', 512)
    + icon('icon-512', 512)`,
  fault('manifest-gives-icon-wrong-size', 'FIND-ICONS~2')`The manifest gives an icon the wrong size.
    src/seo/site-files.ts
    - icon('icon-192', 192)
    + icon('icon-192', 512)`,
  fault('build-writes-no-sitemap-robots', 'FIND-SERVED~2')`The build writes no sitemap, robots.txt or manifest.
    tools/vite/prerender.ts
    - Object.entries(siteFiles(tokens))
    + Object.entries(siteFiles(tokens)).slice(3)`,
];
