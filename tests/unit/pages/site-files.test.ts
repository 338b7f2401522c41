import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { icons, shortNameLength, unlistedPages } from '../../../spec/extensions/structured-data';
import { routes } from '../../../spec/routes';
import { siteFiles } from '../../../src/seo/site-files';
import { site } from '../../../src/site';
import { projectRoot } from '../../../tools/project-root';
import { siteUrl } from '../../support/rendered';

test('the sitemap lists the address of each page once, and nothing else', { tags: 'search' }, () => {
  const sitemap = parse(siteFiles['sitemap.xml'] ?? '');
  const listed = sitemap.querySelectorAll('urlset > url > loc').map((loc) => loc.text);
  const wanted = routes.map(({ path }) => path).filter((path) => !unlistedPages.includes(path));
  expect(listed.toSorted()).toEqual(wanted.map((path) => siteUrl + path).toSorted());
  expect(siteFiles['sitemap.xml']).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="/);
  expect(sitemap.querySelector('urlset')?.getAttribute('xmlns')).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
});

test('robots.txt allows every crawler and names the sitemap', { tags: 'search' }, () => {
  const lines = siteFiles['robots.txt']?.split('\n').filter((line) => line !== '');
  expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${siteUrl}/sitemap.xml`]);
});

const page = parse(readFileSync(`${projectRoot}/index.html`, 'utf8'));

test('the web manifest has the facts of the clinic and its large icons', { tags: 'search' }, () => {
  const large = icons.filter(({ file }) => file.startsWith('media/icon-'));
  expect(site.shortName.length).toBeLessThanOrEqual(shortNameLength);
  expect(JSON.parse(siteFiles['manifest.webmanifest'] ?? '')).toEqual({
    name: site.name,
    short_name: site.shortName,
    lang: page.querySelector('html')?.getAttribute('lang'),
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    icons: large.map(({ file, sizes: [size], corners }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      ...(corners === 'filled' && { purpose: 'maskable' }),
    })),
  });
});

test('index.html links the icons and the manifest', { tags: 'search' }, () => {
  const links = page.querySelectorAll('link').map((link) => [link.getAttribute('rel'), link.getAttribute('href')]);
  expect(links).toEqual(
    expect.arrayContaining([
      ['icon', '/favicon.ico'],
      ['icon', '/favicon.svg'],
      ['apple-touch-icon', '/media/home-screen.png'],
      ['manifest', '/manifest.webmanifest'],
    ]),
  );
});

// Apple documents this element at developer.apple.com, under "Supported Meta Tags".
test('index.html tells iPhones not to turn digits into call links', { tags: 'text' }, () => {
  expect(page.querySelector('meta[name="format-detection"]')?.getAttribute('content')).toBe('telephone=no');
});
