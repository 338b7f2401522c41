import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { icons, shortNameLength, unlistedPages } from '../../../spec/extensions/structured-data';
import { routes } from '../../../spec/routes';
import { siteFiles } from '../../../src/seo/site-files';
import { shortName, site } from '../../../src/site';
import { projectRoot } from '../../../tools/project-root';
import { covers, meta } from '../../support/covers';
import { siteUrl } from '../../support/rendered';

const read = (file: string) => readFileSync(`${projectRoot}/${file}`, 'utf8');
const tokens = read('src/styles/tokens.css');
const files = siteFiles(tokens);

describe('the sitemap', () => {
  const sitemap = parse(files['sitemap.xml'] ?? '');
  const listed = sitemap.querySelectorAll('urlset > url > loc').map((loc) => loc.text);
  const wanted = routes.map(({ path }) => path).filter((path) => !unlistedPages.includes(path));

  test.each(wanted)('lists %s once', covers('FIND-SITEMAP~1'), (path) => {
    expect(listed.filter((address) => address === siteUrl + path)).toHaveLength(1);
  });

  test('lists nothing else', covers('FIND-SITEMAP~1'), () => {
    expect(listed).toHaveLength(wanted.length);
    expect(wanted).toHaveLength(routes.length - unlistedPages.length);
  });

  test('is in the sitemap format', covers('FIND-SITEMAP~1'), () => {
    expect(files['sitemap.xml']).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="/);
    expect(sitemap.querySelector('urlset')?.getAttribute('xmlns')).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  });
});

test('robots.txt allows every crawler and names the sitemap', covers('FIND-SITEMAP~1'), () => {
  const lines = files['robots.txt']?.split('\n').filter((line) => line !== '');
  expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${siteUrl}/sitemap.xml`]);
});

describe('the web manifest', () => {
  const manifest = JSON.parse(files['manifest.webmanifest'] ?? '');
  const page = parse(read('index.html'));

  test('has the name of the clinic', covers('FIND-ICONS~2'), () => {
    expect(manifest.name).toBe(site.name);
    expect(manifest.short_name).toBe(shortName);
    expect(shortName.length).toBeLessThanOrEqual(shortNameLength);
    expect(manifest.lang).toBe(page.querySelector('html')?.getAttribute('lang'));
  });

  test('opens the home page in the browser', covers('FIND-ICONS~2'), () => {
    expect([manifest.id, manifest.start_url, manifest.scope, manifest.display]).toEqual(['/', '/', '/', 'browser']);
  });

  test('has the colors of the header and of the page in light mode', covers('FIND-ICONS~2'), () => {
    const header = page.querySelector('meta[name="theme-color"]')?.getAttribute('content');
    expect(manifest.theme_color).toBe(header);
    const [, light = ''] = tokens.split('--fog: ');
    expect(manifest.background_color).toBe(light.slice(0, '#rrggbb'.length));
  });

  test('has the large icons, one of them maskable', covers('FIND-ICONS~2'), () => {
    const large = icons.filter(({ file }) => file.startsWith('media/icon-'));
    expect(manifest.icons).toEqual(
      large.map(({ file, sizes: [size], corners }) => ({
        src: `/${file}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        ...(corners === 'filled' && { purpose: 'maskable' }),
      })),
    );
  });

  test('siteFiles rejects tokens that lack a color of the manifest', meta, () => {
    expect(() => siteFiles(tokens.replaceAll('--night:', '--dark:'))).toThrow('tokens.css has no color --night');
  });

  test.each([
    ['icon', 'favicon.ico'],
    ['icon', 'favicon.svg'],
    ['apple-touch-icon', 'media/home-screen.png'],
    ['manifest', 'manifest.webmanifest'],
  ])('index.html links the %s %s', covers('FIND-ICONS~2'), (rel, file) => {
    const named = page.querySelectorAll(`link[rel="${rel}"]`).map((link) => link.getAttribute('href'));
    expect(named).toContain(`/${file}`);
  });
});
