import { expect, test } from 'vitest';
import { externalLinks } from '../../../spec/constants';
import { site } from '../../../src/site';
import { landmarkOf } from '../../support/parsed-page';
import { findingsByPage, pages } from '../../support/rendered';

// The build finds dead links within the site (tools/vite/built-pages.ts).
const leavesTheSite = (href: string) => /^(https?:)?\/\//.test(href);

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
  expect(wrong).toEqual([]);
});
