import type { Fault } from './fault';

/** What search engines and other sites read: structured data, sitemap, share tags and icons. */
export const searchEngines: readonly Fault[] = [
  {
    what: 'The subject of a page has a type that schema.org does not define.',
    file: 'src/seo/structured-data.ts',
    find: "'@type': 'MedicalCondition'",
    replace: "'@type': 'Condition'",
    rules: ['FIND-DATA~2'],
  },
  {
    what: 'Text can close the script element of the structured data.',
    file: 'src/seo/structured-data.ts',
    find: ".replaceAll('<', '\\\\u003c')",
    replace: '',
    rules: ['FIND-DATA~2'],
  },
  {
    what: 'The structured data contains the clinic’s second phone number.',
    file: 'src/seo/structured-data.ts',
    find: 'telephone: phone.href',
    replace: 'telephone: site.secondPhone.href',
    rules: ['FIND-CLINIC~1'],
  },
  {
    what: 'The structured data claims that the clinic is always open.',
    file: 'src/seo/structured-data.ts',
    find: "medicalSpecialty: 'Psychiatric',",
    replace: "medicalSpecialty: 'Psychiatric',\n    openingHours: 'Mo-Su 00:00-24:00',",
    rules: ['FIND-CLINIC~1'],
  },
  {
    what: 'The breadcrumbs of programs skip the treatment page.',
    file: 'src/seo/structured-data.ts',
    find: "  if (includes(programPaths, path)) return ['/', '/treatment'];\n",
    replace: '',
    rules: ['FIND-BREADCRUMBS~1'],
  },
  {
    what: 'The sitemap lists the not-found page.',
    file: 'src/seo/site-files.ts',
    find: "filter((path) => path !== '/not-found')",
    replace: 'filter(Boolean)',
    rules: ['FIND-SITEMAP~1'],
  },
  {
    what: 'robots.txt disallows all crawlers.',
    file: 'src/seo/site-files.ts',
    find: 'Allow: /',
    replace: 'Disallow: /',
    rules: ['FIND-SITEMAP~1'],
  },
  {
    what: 'The share tags of every page have the address of the home page.',
    file: 'src/seo/PageHead.tsx',
    find: '"og:url" content={address}',
    replace: '"og:url" content={siteUrl}',
    rules: ['FIND-SHARED~1'],
  },
  {
    what: 'The maskable icon has its logo outside the safe zone.',
    file: 'src/seo/site-files.ts',
    find: "icon('icon-maskable-512', 512)",
    replace: "icon('icon-512', 512)",
    rules: ['FIND-ICONS~2'],
  },
  {
    what: 'The manifest gives an icon the wrong size.',
    file: 'src/seo/site-files.ts',
    find: "icon('icon-192', 192)",
    replace: "icon('icon-192', 512)",
    rules: ['FIND-ICONS~2'],
  },
  {
    what: 'The build writes no sitemap, robots.txt or manifest.',
    file: 'tools/build/build.ts',
    find: 'Object.entries(siteFiles(tokens)).map',
    replace: 'Object.entries(siteFiles(tokens)).slice(3).map',
    rules: ['FIND-SERVED~2'],
  },
];
