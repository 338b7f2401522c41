import type { Graph, ListItem, WebPage, WithContext } from 'schema-dts';
import { expect, test } from 'vitest';
import { breadcrumbParents, pageTypes, unlistedPages } from '../../../spec/extensions/structured-data';
import type { Path } from '../../../spec/routes';
import { structuredData } from '../../../src/seo/structured-data';
import { site } from '../../../src/site';
import { onlyElement } from '../../support/parsed-page';
import { pages, type RenderedPage, rendered, siteUrl } from '../../support/rendered';
import { textOf } from '../../support/text';

// The expected data has types of schema-dts, so a type, property or value that schema.org lacks does not compile.

const clinic = { '@id': `${siteUrl}/#clinic` };
const website = { '@id': `${siteUrl}/#site` };

const expectedAtHome: Graph = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'MedicalClinic',
      ...clinic,
      name: site.name,
      url: `${siteUrl}/`,
      telephone: site.phone.href.replace('tel:', ''),
      email: site.email,
      address: {
        '@type': 'PostalAddress',
        streetAddress: site.address.street,
        addressLocality: site.city,
        addressRegion: site.state,
        postalCode: site.address.locality.split('CA ')[1] ?? '',
        addressCountry: 'US',
      },
      medicalSpecialty: 'Psychiatric',
      image: `${siteUrl}/media/hero-dawn-share.png`,
      logo: `${siteUrl}/media/icon-512.png`,
    },
    { '@type': 'WebSite', ...website, name: site.name, url: `${siteUrl}/`, publisher: clinic },
  ],
};

const headingOf = (path: Path) => textOf(onlyElement(rendered(path).main, 'h1'));

function breadcrumbsOf({ path, template }: RenderedPage): ListItem[] {
  const parent = breadcrumbParents[template] as Path | undefined;
  const trail: readonly Path[] = ['/', ...(parent ? [parent] : []), path];
  return trail.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step === '/' ? 'Home' : headingOf(step),
    item: siteUrl + step,
  }));
}

function expectedAt(page: RenderedPage): WithContext<WebPage> {
  const { path, template } = page;
  const name = headingOf(path);
  return {
    '@context': 'https://schema.org',
    '@type': pageTypes[path] ?? 'MedicalWebPage',
    url: siteUrl + path,
    name,
    isPartOf: website,
    about: template === 'condition' || template === 'substance' ? { '@type': 'MedicalCondition', name } : clinic,
    breadcrumb: { '@type': 'BreadcrumbList', itemListElement: breadcrumbsOf(page) },
  };
}

const blocksOf = ({ head }: RenderedPage): readonly unknown[] =>
  head.querySelectorAll('script[type="application/ld+json"]').map(({ rawText }) => JSON.parse(rawText));

test('the structured data of / states only the facts of the clinic', { tags: 'search' }, () => {
  expect(blocksOf(rendered('/'))).toEqual([expectedAtHome]);
});

test('the structured data of other listed pages states their type and breadcrumbs', { tags: 'search' }, () => {
  for (const page of pages.filter(({ path }) => path !== '/'))
    expect(blocksOf(page), page.path).toEqual(unlistedPages.includes(page.path) ? [] : [expectedAt(page)]);
});

test('structured data escapes text that would end its script element', { tags: 'search' }, () => {
  const element = structuredData([{ path: '/jobs', title: '</script><b>' }]);
  expect(element.match(/</g)).toHaveLength(2);
  const [, block = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(element) ?? [];
  expect(JSON.parse(block).name).toBe('</script><b>');
});
