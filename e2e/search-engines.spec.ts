import { servedFiles, unlistedPages } from '../spec/extensions/structured-data';
import { routes } from './support/routes';
import { covers, expect, test } from './support/test';

for (const { address, type } of servedFiles) {
  test(`${address} is servedFiles with its media type`, covers('FIND-SERVED~2'), async ({ request }) => {
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(type);
    expect((await answer.body()).length).toBeGreaterThan(50);
  });
}

test(
  'every address of the sitemap is the canonical address of a page',
  covers('FIND-SERVED~2'),
  async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    expect(listed.map((address) => new URL(address).pathname).sort()).toEqual(
      routes
        .map(({ path }) => String(path))
        .filter((path) => !unlistedPages.includes(path))
        .sort(),
    );
    for (const address of listed) {
      const answer = await request.get(new URL(address).pathname);
      expect(answer.status(), address).toBe(200);
      expect(await answer.text()).toContain(`<link rel="canonical" href="${address}"/>`);
    }
  },
);

test('robots.txt names the sitemap', covers('FIND-SERVED~2'), async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const named = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  expect((await request.get(new URL(named).pathname)).status()).toBe(200);
});

test('every icon of the manifest is servedFiles', covers('FIND-SERVED~2'), async ({ request }) => {
  const { icons } = await (await request.get('/manifest.webmanifest')).json();
  expect(icons).toHaveLength(3);
  for (const { src, type } of icons) {
    const answer = await request.get(src);
    expect([answer.status(), answer.headers()['content-type']], src).toEqual([200, type]);
  }
});

for (const { path } of routes) {
  test(
    `${path} has its structured data, and its icons and pictures are servedFiles`,
    covers('FIND-SERVED~2'),
    async ({ request }) => {
      const page = await (await request.get(path)).text();
      const blocks = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
      expect(blocks).toHaveLength(unlistedPages.includes(path) ? 0 : 1);
      const data = blocks.map(([, block = '']) => JSON.parse(block));
      const inHead = page.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g);
      const inData = JSON.stringify(data).matchAll(/"(?:image|logo|item)":"([^"]+)"/g);
      const named = [...inHead, ...inData].map(([, address = '']) => new URL(address, 'http://localhost').pathname);
      expect(named.length).toBeGreaterThanOrEqual(4);
      for (const address of new Set(named)) expect((await request.get(address)).status(), address).toBe(200);
    },
  );
}
