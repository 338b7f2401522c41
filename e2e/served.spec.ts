import { servedFiles, unlistedPages } from '../spec/extensions/structured-data';
import { menus } from '../spec/navigation';
import { routes as specified, unknownAddresses } from '../spec/routes';
import { site } from '../src/site';
import { policyOf } from '../tests/support/policy';
import { menuSummary } from './support/menus';
import { routes } from './support/routes';
import { covers, expect, hydrated, meta, test } from './support/test';

const notFound = specified.find(({ family }) => family === 'not-found');

for (const path of unknownAddresses.paths) {
  test(
    `${path} has status 404 and shows the not-found page with the phone number and the menus`,
    covers('ROUTE-EXACT~2', 'SHELL-NOT-FOUND~1'),
    async ({ page, console }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(unknownAddresses.status);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound?.heading ?? '');
      await expect(page.getByRole('main').locator(`a[href="${site.phone.href}"]`).first()).toBeVisible();
      for (const { label } of menus) await expect(menuSummary(page, label)).toBeVisible();
      // The browser itself logs the status 404; nothing else may be logged.
      expect(console.take()).toEqual([expect.stringContaining('404')]);
    },
  );
}

for (const { address, type } of servedFiles) {
  test(`${address} is served with its media type`, covers('FIND-SERVED~2'), async ({ request }) => {
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(type);
    expect((await answer.body()).length).toBeGreaterThan(50);
  });
}

test(
  'robots.txt names the sitemap, and every address of that is the canonical address of a page',
  covers('FIND-SERVED~2'),
  async ({ request }) => {
    const named = /^Sitemap: (\S+)$/m.exec(await (await request.get('/robots.txt')).text())?.[1] ?? '';
    const sitemap = await (await request.get(new URL(named).pathname)).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    const paths = routes.map(({ path }) => path).filter((path) => !unlistedPages.includes(path));
    expect(listed.map((address) => new URL(address).pathname).sort()).toEqual([...paths].sort());
    for (const address of listed) {
      const answer = await request.get(new URL(address).pathname);
      expect(answer.status(), address).toBe(200);
      expect(await answer.text()).toContain(`<link rel="canonical" href="${address}"/>`);
    }
  },
);

test('every icon of the manifest is served', covers('FIND-SERVED~2'), async ({ request }) => {
  const { icons } = await (await request.get('/manifest.webmanifest')).json();
  expect(icons).toHaveLength(3);
  for (const { src, type } of icons) {
    const answer = await request.get(src);
    expect([answer.status(), answer.headers()['content-type']], src).toEqual([200, type]);
  }
});

/** The width and height of a PNG file, in px, from its header. */
function sizeOf(png: Buffer): { width: number; height: number } {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

test(
  'each page has a title of its own, and a share picture of the right size',
  covers('SHELL-TITLE~1', 'SHELL-SHARE~1'),
  async ({ request }) => {
    const titles = new Set<string>();
    for (const { path } of routes) {
      const page = await (await request.get(path)).text();
      const named = (property: string) =>
        new RegExp(`<meta property="og:${property}" content="([^"]*)"`).exec(page)?.[1] ?? '';
      const picture = await request.get(new URL(named('image')).pathname);
      expect(picture.status(), path).toBe(200);
      expect(sizeOf(await picture.body()), path).toEqual({ width: 1200, height: 630 });
      expect([named('image:width'), named('image:height')], path).toEqual(['1200', '630']);
      expect(page).toContain(`<title>${named('title')}</title>`);
      titles.add(named('title'));
    }
    expect(titles.size).toBe(routes.length);
  },
);

test(
  'each page has its structured data, and its icons and pictures are served',
  covers('FIND-SERVED~2'),
  async ({ request }) => {
    for (const { path } of routes) {
      const page = await (await request.get(path)).text();
      const blocks = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
      expect(blocks, path).toHaveLength(unlistedPages.includes(path) ? 0 : 1);
      const data = blocks.map(([, block = '']) => JSON.parse(block));
      const inHead = page.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g);
      const inData = JSON.stringify(data).matchAll(/"(?:image|logo|item)":"([^"]+)"/g);
      const named = [...inHead, ...inData].map(([, address = '']) => new URL(address, 'http://localhost').pathname);
      expect(named.length, path).toBeGreaterThanOrEqual(4);
      for (const address of new Set(named)) expect((await request.get(address)).status(), address).toBe(200);
    }
  },
);

test('each page has the policy of the contract, and no inline handlers or styles', meta, async ({ request }) => {
  for (const path of [...routes.map((route) => route.path), unknownAddresses.paths[0]]) {
    const { found, wanted, standsFirst, inlineAttributes } = policyOf(await (await request.get(path)).text());
    expect(found, path).toEqual(wanted);
    expect({ path, standsFirst, inlineAttributes }).toEqual({ path, standsFirst: true, inlineAttributes: [] });
  }
});

test(
  'the licenses of all packages and fonts in the site are published',
  covers('SUPPLY-LICENSES~1'),
  async ({ request }) => {
    const text = await (await request.get('/licenses.txt')).text();
    const fonts = ['The font atkinson', 'The font newsreader'];
    for (const name of ['emailjs-com', 'react', 'react-dom', 'react-router', 'scheduler', ...fonts]) {
      const [, license] = text.split(new RegExp(`^## ${name} (?:- \\S+ )?\\(.*\\)$`, 'm'));
      // The text of a license ends at the next heading.
      expect(license?.split(/^## /m)[0], name).toMatch(/copyright/i);
    }
  },
);
