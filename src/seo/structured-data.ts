/** One block of JSON-LD for each page but the not-found page, in prerendered HTML only. Unknown types do not compile. */
import type { Graph, MedicalClinic, WebPage, WebSite, WithContext } from 'schema-dts';
import type { PictureName } from '../content/pictures';
import { siteUrl } from '../env';
import { conditionPaths, programPaths, type RoutePath, substancePaths } from '../paths';
import { site } from '../site';

/** A page and its heading: one step of the breadcrumb. */
type Step = { readonly path: RoutePath; readonly title: string };

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

/** Returns a page after its ancestors: the home page and, above a condition, substance or program, the page that lists it. */
export function trailTo(path: RoutePath): readonly RoutePath[] {
  const list = listOf(path);
  return [...new Set<RoutePath>(['/', ...(list ? [list] : []), path])];
}

/** The clinic, from the facts in site.ts. The ZIP code comes from the last line of the address. */
const clinic: MedicalClinic = {
  '@type': 'MedicalClinic',
  ...clinicId,
  name: site.name,
  url: `${siteUrl}/`,
  telephone: site.phone.href.replace('tel:', ''),
  email: site.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.address.street,
    addressLocality: site.city,
    addressRegion: site.state,
    postalCode: site.address.locality.replace(/^.* /, ''),
    addressCountry: 'US',
  },
  medicalSpecialty: 'Psychiatric',
  image: `${siteUrl}/media/${clinicPicture}-share.png`,
  logo: `${siteUrl}/media/icon-512.png`,
};
const website: WebSite = { '@type': 'WebSite', ...siteId, name: site.name, url: `${siteUrl}/`, publisher: clinicId };
const home: Graph = { '@context': 'https://schema.org', '@graph': [clinic, website] };

/** The type of a page. Only a page with medical information is a MedicalWebPage. */
function typeOf(path: RoutePath): 'AboutPage' | 'ContactPage' | 'MedicalWebPage' | 'WebPage' {
  if (path === '/about-us') return 'AboutPage';
  if (path === '/contact') return 'ContactPage';
  return lists.has(path) || listOf(path) ? 'MedicalWebPage' : 'WebPage';
}

function inner({ path, title }: Step, trail: readonly Step[]): WithContext<WebPage> {
  const list = listOf(path);
  return {
    '@context': 'https://schema.org',
    '@type': typeOf(path),
    url: siteUrl + path,
    name: title,
    isPartOf: siteId,
    about: list && list !== '/treatment' ? { '@type': 'MedicalCondition', name: title } : clinicId,
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.path === '/' ? 'Home' : step.title,
        item: siteUrl + step.path,
      })),
    },
  };
}

/** Returns the script element with a page's structured data, from the pages of `trailTo`; '' for the not-found page. */
export function structuredData(trail: readonly Step[]): string {
  const page = trail.at(-1);
  if (!page || page.path === '/not-found') return '';
  const block = page.path === '/' ? home : inner(page, trail);
  // Escape `<`, so that no text can close the script element.
  return `<script type="application/ld+json">${JSON.stringify(block).replaceAll('<', '\\u003c')}</script>`;
}
