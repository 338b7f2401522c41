/** Data for search engines and phones: structured data, breadcrumbs, icons and files. */

/** The types of pages without medical information. Each other page is a MedicalWebPage, except the home page and the not-found page. */
export const pageTypes: Readonly<Record<string, 'AboutPage' | 'ContactPage' | 'WebPage'>> = {
  '/about-us': 'AboutPage',
  '/contact': 'ContactPage',
  '/insurance': 'WebPage',
  '/jobs': 'WebPage',
  '/mission': 'WebPage',
  '/privacy': 'WebPage',
  '/accessibility': 'WebPage',
};

/** In breadcrumbs, the page between the home page and the pages of a template. Other pages come directly after the home page. */
export const breadcrumbParents: Readonly<Record<string, `/${string}`>> = {
  condition: '/mental-health',
  substance: '/substance-abuse',
  program: '/treatment',
};

/** Pages that search engines must not list. */
export const unlistedPages: readonly string[] = ['/not-found'];

/** The icons with the logo: file, sizes in px, and whether the corners are transparent or filled for phones to crop. */
export const icons = [
  { file: 'favicon.ico', sizes: [16, 32], corners: 'clear' },
  { file: 'media/home-screen.png', sizes: [180], corners: 'filled' },
  { file: 'media/icon-192.png', sizes: [192], corners: 'clear' },
  { file: 'media/icon-512.png', sizes: [512], corners: 'clear' },
  { file: 'media/icon-maskable-512.png', sizes: [512], corners: 'filled' },
] as const;

/** The greatest length of the short name, in characters. Phones may cut off a longer name below the icon. */
export const shortNameLength = 12;

/** The files for search engines and phones, with their media types. */
export const servedFiles = [
  { address: '/sitemap.xml', type: /^(?:text|application)\/xml\b/ },
  { address: '/robots.txt', type: /^text\/plain\b/ },
  { address: '/manifest.webmanifest', type: /^application\/manifest\+json\b/ },
  { address: '/favicon.svg', type: /^image\/svg\+xml\b/ },
  { address: '/favicon.ico', type: /^image\/(?:x-icon|vnd\.microsoft\.icon)\b/ },
  { address: '/media/home-screen.png', type: /^image\/png$/ },
  { address: '/media/icon-192.png', type: /^image\/png$/ },
  { address: '/media/icon-512.png', type: /^image\/png$/ },
  { address: '/media/icon-maskable-512.png', type: /^image\/png$/ },
] as const;
