import { expect, test } from 'vitest';
import { externalLinks } from '../../../spec/constants';
import { type Path, routes } from '../../../spec/routes';
import { site } from '../../../src/site';
import { landmarkOf, linksOf } from '../../support/parsed-page';
import { findingsByPage, pages, rendered } from '../../support/rendered';

const isPath = (path: string): path is Path => routes.some((route) => route.path === path);
const leavesTheSite = (href: string) => /^(https?:)?\/\//.test(href);

/** The addresses of the clinic's documents. */
const documents: readonly string[] = Object.values(site.law.documents).filter(Boolean);

/** The reason why a link within the site is dead; undefined if it works. */
function deadReason(from: Path, href: string): string | undefined {
  if (href === '') return 'a link has no address';
  const [path = '', fragment] = href.split('#');
  const target = path || from;
  if (!isPath(target)) return `${href} is not in spec/routes.ts`;
  if (fragment !== undefined && !rendered(target).page.getElementById(fragment)) return `${target} has no #${fragment}`;
  return undefined;
}

test('no page has a dead link within the site', { tags: 'navigation' }, () => {
  const dead = findingsByPage(({ path: from, page }) => {
    const inside = linksOf(page).filter(
      ({ path }) => !/^(tel|sms|mailto):/.test(path) && !leavesTheSite(path) && !documents.includes(path),
    );
    return inside.length === 0 ? ['no link'] : inside.flatMap(({ path }) => deadReason(from, path) ?? []);
  });
  expect(dead).toEqual({});
});

const address: Record<(typeof externalLinks)[number]['what'], string> = {
  'jobs-program organization': site.jobsProgram?.url ?? '',
  'state license register': site.certification?.registerUrl ?? '',
};
/** The addresses of official pages that the clinic has entered; by default, there are none. */
const official: readonly string[] = Object.values(site.law.officialLinks).filter(Boolean);

test('each page links to the license register in its footer, the jobs page also to the jobs program, and no page to any other site', {
  tags: ['CONTENT-EXTERNAL-LINKS', 'FOOT-REGISTER-LINK'],
}, () => {
  for (const { path, page } of pages) {
    const expected = externalLinks
      .filter((link) => link.pages === 'every' || link.pages.some((each) => each === path))
      .map(({ what, within }) => ({ href: address[what], within }))
      .filter(({ href }) => href);
    const found = page.querySelectorAll('a').map((link) => ({
      href: link.getAttribute('href') ?? '',
      within: landmarkOf(link),
    }));
    expect(
      found.filter(({ href }) => leavesTheSite(href) && !official.includes(href)),
      path,
    ).toEqual(expected);
  }
});

// Another site need not know where its visitors come from, and must not reach back into the page.
test('each link to another site sends no referrer', { tags: 'privacy' }, () => {
  const wrong = findingsByPage(({ page }) =>
    page
      .querySelectorAll('a')
      .filter((link) => leavesTheSite(link.getAttribute('href') ?? ''))
      .filter((link) => link.getAttribute('rel') !== 'noopener noreferrer')
      .map(String),
  );
  expect(wrong).toEqual({});
});
