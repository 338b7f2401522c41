import { parse } from 'node-html-parser';
import { afterAll, expect, test, vi } from 'vitest';
import { conditionCards, substanceCards } from '../../spec/cards';
import { routes } from '../../spec/routes';
import { pictureSizes, pictures } from '../../src/content/pictures';
import { covers } from '../support/covers';
import { onlyElement } from '../support/parsed-page';

const bucketUrl = 'https://bucket.example';

/** The images in the main part of each page of a site whose bucket is elsewhere. */
vi.resetModules();
vi.stubEnv('VITE_MEDIA_BUCKET_URL', bucketUrl);
const { renderPage } = await import('../../src/prerender');
const pages = await Promise.all(
  routes.map(async ({ path, family }) => {
    const images = onlyElement(parse((await renderPage(path)).body), 'main').querySelectorAll('img');
    const found = images.map((image) => ({
      source: image.getAttribute('src') ?? '',
      inCard: image.closest('li') !== null,
      referrer: image.getAttribute('referrerpolicy'),
    }));
    return { path, isMenu: family === 'menu', images: found };
  }),
);
afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const media = pictures.flatMap((name) => Object.keys(pictureSizes).map((crop) => `/media/${name}-${crop}.svg`));

test(
  'the pictures of the menu cards come from the bucket, without a referrer, and all others from the site',
  covers('CALL-IMAGES~2', 'SAFE-LINKS~2'),
  () => {
    for (const { path, isMenu, images } of pages) {
      const isFromBucket = ({ inCard }: { inCard: boolean }) => isMenu && inCard;
      const wrong = images.filter((image) => {
        const fetched = isFromBucket(image) ? image.source.replace(bucketUrl, '') : image.source;
        const referrer = isFromBucket(image) ? 'no-referrer' : image.referrer;
        const rightStore = image.source.startsWith(bucketUrl) === isFromBucket(image);
        return !rightStore || !media.includes(fetched) || image.referrer !== referrer;
      });
      expect(wrong, path).toEqual([]);
      expect(images.filter((image) => !isFromBucket(image)).length, path).toBeGreaterThan(0);
    }
  },
);

test('both menus have card pictures', covers('CALL-IMAGES~2'), () => {
  const cards = pages.filter(({ isMenu }) => isMenu).map(({ images }) => images.filter(({ inCard }) => inCard).length);
  expect(cards).toEqual([conditionCards.length, substanceCards.length]);
});
