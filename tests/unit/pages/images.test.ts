import { describe, expect, test } from 'vitest';
import { conditionCards, substanceCards } from '../../../spec/cards';
import { routes } from '../../../spec/routes';
import { type PictureCrop, pictureSizes, pictures } from '../../../src/content/pictures';
import { covers } from '../../support/covers';
import { bucketUrl, rendered } from '../../support/rendered';

/** The addresses of all pictures. */
const media = pictures.flatMap((name) =>
  Object.keys(pictureSizes).map((crop) => `/media/${name}-${crop as PictureCrop}.svg`),
);

describe('sources of pictures', () => {
  for (const { path, family } of routes) {
    const images = rendered(path).main.querySelectorAll('img');
    const sources = images.filter((image) => !image.closest('li')).map((image) => image.getAttribute('src') ?? '');
    const cards = images.filter((image) => image.closest('li')).map((image) => image.getAttribute('src') ?? '');
    const store = family === 'menu' ? 'the bucket' : 'the site';

    test(
      `the pictures of ${path} outside cards come from the site`,
      covers('CALL-IMAGES~2', 'CALL-IMAGE-STORES~1'),
      () => {
        expect(sources.length).toBeGreaterThan(0);
        expect(sources.filter((source) => !media.includes(source))).toEqual([]);
      },
    );

    if (cards.length > 0) {
      test(`the card pictures of ${path} come from ${store}`, covers('CALL-IMAGES~2', 'CALL-IMAGE-STORES~1'), () => {
        const addresses = media.map((address) => (family === 'menu' ? bucketUrl + address : address));
        expect(cards.filter((source) => !addresses.includes(source))).toEqual([]);
      });
    }
  }

  test('both menus have card pictures', covers('CALL-IMAGE-STORES~1'), () => {
    const menus = routes.filter(({ family }) => family === 'menu');
    expect(menus.map(({ path }) => rendered(path).main.querySelectorAll('li img').length)).toEqual([
      conditionCards.length,
      substanceCards.length,
    ]);
  });
});
