import { type HTMLElement, parse } from 'node-html-parser';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { conditionCards, substanceCards } from '../../spec/cards';
import { routes } from '../../spec/routes';
import { type PictureCrop, pictureSizes, pictures } from '../../src/content/pictures';
import { covers } from '../support/covers';
import { one } from '../support/places';

const bucketUrl = 'https://bucket.example';

/** The main part of each page of a site whose bucket is elsewhere. */
const mains = new Map<string, HTMLElement>();
vi.resetModules();
vi.stubEnv('VITE_MEDIA_BUCKET_URL', bucketUrl);
const { renderPage } = await import('../../src/prerender');
for (const { path } of routes) mains.set(path, one(parse((await renderPage(path)).body), 'main'));
afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The addresses of all pictures. */
const media = pictures.flatMap((name) =>
  Object.keys(pictureSizes).map((crop) => `/media/${name}-${crop as PictureCrop}.svg`),
);
const imagesOf = (path: string, selector: string) => mains.get(path)?.querySelectorAll(selector) ?? [];

describe('sources of pictures', () => {
  for (const { path, family } of routes) {
    const images = imagesOf(path, 'img');
    const sources = images.filter((image) => !image.closest('li')).map((image) => image.getAttribute('src') ?? '');
    const cards = images.filter((image) => image.closest('li')).map((image) => image.getAttribute('src') ?? '');
    const store = family === 'menu' ? 'the bucket' : 'the site';

    test(`the pictures of ${path} outside cards come from the site`, covers('CALL-IMAGES~2'), () => {
      expect(sources.length).toBeGreaterThan(0);
      expect(sources.filter((source) => !media.includes(source))).toEqual([]);
    });

    if (cards.length > 0) {
      test(`the card pictures of ${path} come from ${store}`, covers('CALL-IMAGES~2'), () => {
        const addresses = media.map((address) => (family === 'menu' ? bucketUrl + address : address));
        expect(cards.filter((source) => !addresses.includes(source))).toEqual([]);
      });
    }
  }

  test('both menus have card pictures', covers('CALL-IMAGES~2'), () => {
    const menus = routes.filter(({ family }) => family === 'menu');
    expect(menus.map(({ path }) => imagesOf(path, 'li img').length)).toEqual([
      conditionCards.length,
      substanceCards.length,
    ]);
  });
});

for (const { path } of routes.filter(({ family }) => family === 'menu')) {
  test(`${path} requests pictures from the bucket without a referrer`, covers('SAFE-LINKS~2'), () => {
    const fetched = imagesOf(path, 'img[src^="http"]');
    expect(fetched.length).toBeGreaterThan(0);
    expect(fetched.filter((image) => image.getAttribute('referrerpolicy') !== 'no-referrer')).toEqual([]);
  });
}
