import { expect, test } from 'vitest';
import { unlistedPages } from '../../../spec/extensions/structured-data';
import { site } from '../../../src/site';
import { pages, siteUrl } from '../../support/rendered';

for (const part of ['title', 'description'] as const)
  test(`no two pages have the same ${part}`, { tags: ['navigation', 'search'] }, () => {
    const repeated = pages.filter((page) => pages.some((other) => other !== page && other[part] === page[part]));
    expect(repeated.map(({ path }) => path)).toEqual([]);
  });

test('search engines are to list each page at its own address, but not the not-found page', { tags: 'search' }, () => {
  for (const { path, head } of pages) {
    const canonical = head.querySelectorAll('link[rel="canonical"]').map((link) => link.getAttribute('href'));
    const robots = head.querySelectorAll('meta[name="robots"]').map((tag) => tag.getAttribute('content'));
    const expected = unlistedPages.includes(path) ? [[], ['noindex']] : [[siteUrl + path], []];
    expect([canonical, robots], path).toEqual(expected);
  }
});

test('the Open Graph tags of each page match its title, description, URL and picture', { tags: 'search' }, () => {
  for (const { path, head, main, title, description } of pages) {
    const tags = head.querySelectorAll('meta[property^="og:"]');
    // Pages without a picture share one in link previews.
    const shown = main.querySelector('img')?.getAttribute('src') ?? '/media/mission-wide.svg';
    expect(tags.map((tag) => [tag.getAttribute('property'), tag.getAttribute('content')]).sort(), path).toEqual([
      ['og:description', description],
      ['og:image', siteUrl + shown.replace(/-(?:wide|band)\.svg$/, '-share.png')],
      ['og:image:alt', expect.stringMatching(/\w+/)],
      ['og:image:height', '630'],
      ['og:image:width', '1200'],
      ['og:site_name', site.name],
      ['og:title', title],
      ['og:type', 'website'],
      ['og:url', siteUrl + path],
    ]);
  }
});
