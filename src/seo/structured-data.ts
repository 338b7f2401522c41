/**
 * Structured data: each page except the not-found page has one block of JSON-LD, in its prerendered HTML only. The types come
 * from the schema.org vocabulary, so an unknown type or property does not compile.
 */
import type { BreadcrumbList, Graph, MedicalClinic, WebPage, WebSite, WithContext } from 'schema-dts';
import type { PictureName } from '../content/pictures';
import { siteUrl } from '../env';
import { conditionPaths, programPaths, type RoutePath, substancePaths } from '../paths';
import { site } from '../site';

/** A page and its heading: one step of the breadcrumb. */
interface Step {
  readonly path: RoutePath;
  readonly title: string;
}

const context = 'https://schema.org';
const clinicId = { '@id': `${siteUrl}/#clinic` };
const siteId = { '@id': `${siteUrl}/#site` };
const clinicPicture: PictureName = 'hero-dawn';

/** The pages that list conditions, substances and programs, with the pages that each lists. */
const lists = new Map<RoutePath, readonly RoutePath[]>([
  ['/mental-health', conditionPaths],
  ['/substance-abuse', substancePaths],
  ['/treatment', programPaths],
]);
const listOf = (path: RoutePath) => [...lists.keys()].find((list) => lists.get(list)?.includes(path));

/** Returns the ancestors of a page: the home page and, above a condition, substance or program, the page that lists it. */
export function pathsAbove(path: RoutePath): readonly RoutePath[] {
  const list = listOf(path);
  if (list) return ['/', list];
  return path === '/' ? [] : ['/'];
}

/** The clinic, from the facts in site.ts. The ZIP code comes from the last line of the address. */
function clinic(): MedicalClinic {
  const { name, email, phone, address, city, state } = site;
  const [postalCode] = /\d{5}(?:-\d{4})?$/.exec(address.locality) ?? [];
  return {
    '@type': 'MedicalClinic',
    ...clinicId,
    name,
    url: `${siteUrl}/`,
    telephone: phone.href.replace('tel:', ''),
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: city,
      addressRegion: state,
      ...(postalCode && { postalCode }),
      addressCountry: 'US',
    },
    medicalSpecialty: 'Psychiatric',
    image: `${siteUrl}/media/${clinicPicture}-share.png`,
    logo: `${siteUrl}/media/icon-512.png`,
  };
}

function home(): Graph {
  const website: WebSite = {
    '@type': 'WebSite',
    ...siteId,
    name: site.name,
    url: `${siteUrl}/`,
    publisher: clinicId,
  };
  return { '@context': context, '@graph': [clinic(), website] };
}

function breadcrumb(steps: readonly Step[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: path === '/' ? 'Home' : title,
      item: siteUrl + path,
    })),
  };
}

/** The type of a page. Only a page with medical information is a MedicalWebPage. */
function typeOf(path: RoutePath): 'AboutPage' | 'ContactPage' | 'MedicalWebPage' | 'WebPage' {
  if (path === '/about-us') return 'AboutPage';
  if (path === '/contact') return 'ContactPage';
  return lists.has(path) || listOf(path) ? 'MedicalWebPage' : 'WebPage';
}

function inner({ path, title }: Step, above: readonly Step[]): WithContext<WebPage> {
  const list = listOf(path);
  return {
    '@context': context,
    '@type': typeOf(path),
    url: siteUrl + path,
    name: title,
    isPartOf: siteId,
    about: list && list !== '/treatment' ? { '@type': 'MedicalCondition', name: title } : clinicId,
    breadcrumb: breadcrumb([...above, { path, title }]),
  };
}

/**
 * Returns a page's script element with its structured data, or an empty string for the not-found page.
 * @param above the ancestors of the page, in the order of `pathsAbove`
 */
export function structuredData(page: Step, above: readonly Step[]): string {
  if (page.path === '/not-found') return '';
  const block = page.path === '/' ? home() : inner(page, above);
  // Escape `<`, so that no text can close the script element.
  return `<script type="application/ld+json">${JSON.stringify(block).replaceAll('<', '\\u003c')}</script>`;
}
