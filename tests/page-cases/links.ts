import { externalLinks } from '../../spec/constants';
import { footerOnlyPaths, headerLinks, menus } from '../../spec/navigation';
import { routes } from '../../spec/routes';
import { site } from '../../src/site';
import { linksOf, one, type PageParts, partOf } from '../support/places';
import { textOf } from '../support/text';
import type { PageCase, Path } from './page-case';

const leavesTheSite = (href: string) => /^(https?:)?\/\//.test(href);

const address: Record<(typeof externalLinks)[number]['what'], string> = {
  'jobs-program organization': site.jobsProgram.url,
  'state license register': site.certification.registerUrl,
};

/** Official pages that the clinic has entered; as the site is delivered, there are none. */
const official: readonly string[] = Object.values(site.law.officialLinks).filter(Boolean);

const externalOf = ({ page }: PageParts) =>
  page
    .querySelectorAll('a')
    .map((link) => ({ href: link.getAttribute('href') ?? '', within: partOf(link) }))
    .filter(({ href }) => leavesTheSite(href) && !official.includes(href));

function externalOn(path: Path): PageCase {
  const expected = externalLinks
    .filter(({ pages }) => pages === 'every' || pages.some((page) => page === path))
    .map(({ what, within }) => ({ href: address[what], within }));
  const names = expected.map(({ href, within }) => `${href} in its ${within}`).join(' and ');
  return {
    title: `${path} links only to these other sites: ${names}`,
    rules: ['CONTENT-EXTERNAL-LINKS~2', 'FOOT-REGISTER-LINK~2'],
    path,
    found: externalOf,
    expected,
  };
}

const footerOnly = (path: Path, target: string): PageCase => ({
  title: `${path} links to ${target} once, in its footer`,
  rules: ['ROUTE-MISSION-FOOTER-ONLY~2'],
  path,
  found: ({ page }) => page.querySelectorAll(`a[href^="${target}"]`).map(partOf),
  expected: ['footer'],
});

/** The items of the navigation bar that are menus, or those that are not. */
const barItems = ({ header }: PageParts, menu: boolean) =>
  one(header, 'nav > ul')
    .childNodes.filter((node) => node.nodeType === 1)
    .map((node) => node as ReturnType<typeof one>)
    .filter((item) => Boolean(item.querySelector('details')) === menu);

const barCases: readonly PageCase[] = [
  {
    title: 'the navigation bar has its six links in order',
    rules: ['NAV-HEADER-LINKS~2'],
    path: '/',
    found: (page) => barItems(page, false).flatMap(linksOf),
    expected: headerLinks,
    screens: 'wide',
  },
  {
    title: 'the navigation bar has its three menus in order, with a link to the parent page of each that has one',
    rules: ['NAV-MENU-PARENTS~2'],
    path: '/',
    found: (page) =>
      barItems(page, true).map((item) => {
        const parent = item.querySelector(':scope > a');
        return { label: textOf(parent ?? one(item, 'summary')), parent: parent?.getAttribute('href') ?? null };
      }),
    expected: menus.map(({ label, parent }) => ({ label, parent })),
    screens: 'wide',
  },
];

const jobsLink: PageCase = {
  title: 'the employment page links to the jobs-program organization by its name',
  rules: ['CONTENT-JOBS-LINK~2'],
  path: '/jobs',
  found: ({ main }) =>
    linksOf(main)
      .filter(({ path }) => path === site.jobsProgram.url)
      .map(({ label }) => label.includes(site.jobsProgram.name)),
  expected: [true],
};

/** Sections 2 and 7: the navigation bar, links that only the footer has, and links to other sites. */
export const linkCases: readonly PageCase[] = [
  ...barCases,
  jobsLink,
  ...routes.map(({ path }) => externalOn(path)),
  ...footerOnlyPaths.flatMap((target) => routes.map(({ path }) => footerOnly(path, target))),
];
