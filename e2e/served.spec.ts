import { parse } from 'node-html-parser';
import { servedFiles, unlistedPages } from '../spec/extensions/structured-data';
import { routes as specified, unknownAddresses } from '../spec/routes';
import { site } from '../src/site';
import { policyOf } from '../tests/support/csp';
import { routes } from './support/routes';
import { covers, expect, hydrated, subject, test } from './support/test';
import { servedText, wholeText } from './support/text';

const notFound = specified.find(({ template }) => template === 'not-found');

const notFoundRules = covers('ROUTE-EXACT');

for (const path of unknownAddresses.paths) {
  test(
    `${path} responds with status 404 and hydrates as the not-found page`,
    notFoundRules,
    async ({ page, console }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(unknownAddresses.status);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound?.heading ?? '');
      await expect(page.getByRole('main').locator(`a[href="${site.phone.href}"]`).first()).toBeVisible();
      expect(await wholeText(page)).toBe(await servedText(page, notFound?.path ?? ''));
      await expect(page).toHaveURL(path);
      // The browser logs the status 404. Nothing else may be logged.
      expect(console.take()).toEqual([expect.stringContaining('404')]);
    },
  );
}

test(
  'files for search engines and phones have the right media types, and the addresses in them work',
  subject('search'),
  async ({ request }) => {
    for (const { address, type } of servedFiles) {
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(200);
      expect(answer.headers()['content-type'], address).toMatch(type);
      expect((await answer.body()).length, address).toBeGreaterThan(50);
    }
    const { icons } = await (await request.get('/manifest.webmanifest')).json();
    expect(icons).toHaveLength(3);
    for (const { src, type } of icons) {
      const answer = await request.get(src);
      expect([answer.status(), answer.headers()['content-type']], src).toEqual([200, type]);
    }
    const named = /^Sitemap: (\S+)$/m.exec(await (await request.get('/robots.txt')).text())?.[1] ?? '';
    const sitemap = await (await request.get(new URL(named).pathname)).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    const paths = routes.map(({ path }) => path).filter((path) => !unlistedPages.includes(path));
    expect(listed.map((address) => new URL(address).pathname).sort()).toEqual([...paths].sort());
    for (const address of listed) {
      const page = await (await request.get(new URL(address).pathname)).text();
      expect(page).toContain(`<link rel="canonical" href="${address}"/>`);
    }
  },
);

/** Reads the width and height of a PNG file from its header, in px. */
function sizeOf(png: Buffer): { width: number; height: number } {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

test(
  'the server sends each page with a unique title, a share picture, icons, pictures and the security policy',
  subject('navigation', 'search'),
  async ({ request }) => {
    const titles = new Set<string>();
    const found = new Set<string>();
    for (const { path } of routes) {
      const html = await (await request.get(path)).text();
      const page = parse(html);
      const share = page.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
      const picture = await request.get(new URL(share).pathname);
      expect(sizeOf(await picture.body()), path).toEqual({ width: 1200, height: 630 });
      titles.add(page.querySelector('title')?.text ?? '');

      const linked = page.querySelectorAll('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]');
      const data = page.querySelectorAll('script[type="application/ld+json"]').map(({ rawText }) => rawText);
      expect(data, path).toHaveLength(unlistedPages.includes(path) ? 0 : 1);
      const inData = data.join().matchAll(/"(?:image|logo|item)":"([^"]+)"/g);
      const addresses = [
        ...linked.map((link) => link.getAttribute('href') ?? ''),
        ...[...inData].map(([, it = '']) => it),
      ];
      expect(addresses.length, path).toBeGreaterThanOrEqual(4);
      for (const address of addresses) found.add(new URL(address, 'http://localhost').pathname);

      const { found: policy, wanted, isFirst, inlineAttributes } = policyOf(html);
      expect(policy, path).toEqual(wanted);
      expect({ path, isFirst, inlineAttributes }).toEqual({ path, isFirst: true, inlineAttributes: [] });
    }
    expect(titles.size).toBe(routes.length);
    for (const address of found) expect((await request.get(address)).status(), address).toBe(200);
  },
);

test('the licenses of all packages and fonts in the site are published', subject('law'), async ({ request }) => {
  const text = await (await request.get('/licenses.txt')).text();
  const fonts = ['The font atkinson', 'The font newsreader'];
  for (const name of ['emailjs-com', 'react', 'react-dom', 'react-router', 'scheduler', ...fonts]) {
    const [, license] = text.split(new RegExp(`^## ${name} (?:- \\S+ )?\\(.*\\)$`, 'm'));
    // The text of a license ends at the next heading.
    expect(license?.split(/^## /m)[0], name).toMatch(/copyright/i);
  }
});
