import { routes } from './support/routes';
import { covers, expect, test } from './support/test';

/** The width and height of a PNG file, in px, from its header. */
function sizeOf(png: Buffer): { width: number; height: number } {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

for (const { path } of routes) {
  test(`${path} has a share picture of the right size`, covers('SHELL-SHARE~1'), async ({ request }) => {
    const page = await (await request.get(path)).text();
    const named = (property: string) =>
      new RegExp(`<meta property="og:${property}" content="([^"]*)"`).exec(page)?.[1] ?? '';
    const picture = await request.get(new URL(named('image')).pathname);
    expect(picture.status()).toBe(200);
    expect(sizeOf(await picture.body())).toEqual({ width: 1200, height: 630 });
    expect([named('image:width'), named('image:height')]).toEqual(['1200', '630']);
    expect(page).toContain(`<title>${named('title')}</title>`);
  });
}
