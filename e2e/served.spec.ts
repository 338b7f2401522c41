import type { APIRequestContext } from '@playwright/test';
import { parse } from 'node-html-parser';
import { servedFiles } from '../spec/extensions/structured-data';
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
  'files for search engines and phones, and the icons that they name, have the right media types',
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
  },
);

/** Reads the width and height of a PNG file from its header, in px. */
function sizeOf(png: Buffer): { width: number; height: number } {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

/** The HTML of each page, as the server sends it. */
const pagesOf = (request: APIRequestContext) =>
  Promise.all(routes.map(async ({ path }) => ({ path, html: await (await request.get(path)).text() })));

test('the share picture of each page is a PNG of 1200 by 630 px', subject('search'), async ({ request }) => {
  const pictures = (await pagesOf(request)).map(
    ({ html }) => parse(html).querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '',
  );
  for (const picture of new Set(pictures)) {
    const answer = await request.get(new URL(picture).pathname);
    expect(sizeOf(await answer.body()), picture).toEqual({ width: 1200, height: 630 });
  }
});

test('the icons of each page and the pictures in its structured data exist', subject('search'), async ({ request }) => {
  const found = (await pagesOf(request)).flatMap(({ html }) => {
    const page = parse(html);
    const linked = page.querySelectorAll('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]');
    const data = page.querySelectorAll('script[type="application/ld+json"]').map(({ rawText }) => rawText);
    const inData = data.join().matchAll(/"(?:image|logo|item)":"([^"]+)"/g);
    return [...linked.map((link) => link.getAttribute('href') ?? ''), ...[...inData].map(([, it = '']) => it)];
  });
  const paths = new Set(found.map((address) => new URL(address, 'http://localhost').pathname));
  expect(paths.size).toBeGreaterThan(4);
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

test('each page has the security policy, before all scripts and styles', subject('privacy'), async ({ request }) => {
  for (const { path, html } of await pagesOf(request)) {
    const { found, wanted, ...rest } = policyOf(html);
    expect(found, path).toEqual(wanted);
    expect({ path, ...rest }).toEqual({ path, isFirst: true, inlineAttributes: [] });
  }
});

test('the licenses of all packages and fonts in the site are published', subject('law'), async ({ request }) => {
  const text = await (await request.get('/licenses.txt')).text();
  const fonts = ['The font atkinson', 'The font newsreader'];
  for (const name of ['emailjs-com', 'react', 'react-dom', 'react-router', 'scheduler', ...fonts]) {
    const [, license] = text.split(new RegExp(`^## ${name} (?:- \\S+ )?\\(.*\\)$`, 'm'));
    // The text of a license ends at the next heading.
    expect(license?.split(/^## /m)[0], name).toMatch(/copyright/i);
  }
});
