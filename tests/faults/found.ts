import type { Break } from './fault';

/** What search engines and other sites read. */
export const found: readonly Break[] = [
  {
    what: 'What a page is about has a type that schema.org does not know.',
    file: 'src/seo/structured-data.ts',
    find: "'@type': 'MedicalCondition'",
    replace: "'@type': 'Condition'",
    rules: ['FIND-DATA~1'],
  },
  {
    what: 'A text can end the element that the structured data stand in.',
    file: 'src/seo/structured-data.ts',
    find: ".replaceAll('<', '\\\\u003c')",
    replace: '',
    rules: ['FIND-DATA~1'],
  },
  {
    what: 'Search engines are given the second number of the clinic.',
    file: 'src/seo/structured-data.ts',
    find: 'telephone: phone.href',
    replace: 'telephone: site.secondPhone.href',
    rules: ['FIND-CLINIC~1'],
  },
  {
    what: 'The clinic is claimed to see everybody at any hour.',
    file: 'src/seo/structured-data.ts',
    find: "medicalSpecialty: 'Psychiatric',",
    replace: "medicalSpecialty: 'Psychiatric',\n    openingHours: 'Mo-Su 00:00-24:00',",
    rules: ['FIND-CLINIC~1'],
  },
  {
    what: 'Programs stand right below the home page.',
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
    what: 'Crawlers are kept out.',
    file: 'src/seo/site-files.ts',
    find: 'Allow: /',
    replace: 'Disallow: /',
    rules: ['FIND-SITEMAP~1'],
  },
  {
    what: 'Every page that is passed on leads to the home page.',
    file: 'src/seo/share-tags.tsx',
    find: '"og:url" content={canonical}',
    replace: '"og:url" content={siteUrl}',
    rules: ['FIND-SHARED~1'],
  },
  {
    what: 'Phones are offered an icon to cut whose logo reaches into what they cut off.',
    file: 'src/seo/site-files.ts',
    find: "icon('icon-maskable-512', 512)",
    replace: "icon('icon-512', 512)",
    rules: ['FIND-ICONS~1'],
  },
  {
    what: 'The manifest names an icon by a size that it has not.',
    file: 'src/seo/site-files.ts',
    find: "icon('icon-192', 192)",
    replace: "icon('icon-192', 512)",
    rules: ['FIND-ICONS~1'],
  },
  {
    what: 'Sitemap, robots.txt and manifest are made and not written.',
    file: 'tools/build/build.ts',
    find: 'Object.entries(siteFiles(tokens)).map',
    replace: 'Object.entries(siteFiles(tokens)).slice(3).map',
    rules: ['FIND-SERVED~1'],
  },
];
