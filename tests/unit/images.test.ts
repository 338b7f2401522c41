import { parse } from 'node-html-parser';
import { afterAll, expect, test, vi } from 'vitest';
import { conditionCards, substanceCards } from '../../spec/cards';
import { routes } from '../../spec/routes';
import { pictureSizes, pictures } from '../../src/content/pictures';
import { covers } from '../support/covers';
import { onlyElement } from '../support/parsed-page';

const bucketUrl = 'https://bucket.example';
const media = pictures.flatMap((name) => Object.keys(pictureSizes).map((crop) => `/media/${name}-${crop}.svg`));

afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test(
  'the pictures of the menu cards come from the bucket, without a referrer, and all others from the site',
  covers('CALL-IMAGES~2', 'SAFE-LINKS~2'),
  async () => {
    vi.resetModules();
    vi.stubEnv('VITE_MEDIA_BUCKET_URL', bucketUrl);
    const { renderPage } = await import('../../src/prerender');
    const fromBucket = [];
    for (const { path, family } of routes) {
      const images = onlyElement(parse((await renderPage(path)).body), 'main').querySelectorAll('img');
      for (const image of images) {
        const store = family === 'menu' && image.closest('li') ? bucketUrl : '';
        const source = image.getAttribute('src') ?? '';
        if (store) fromBucket.push(path);
        expect(
          media.map((file) => store + file),
          path,
        ).toContain(source);
        if (store) expect(image.getAttribute('referrerpolicy'), source).toBe('no-referrer');
      }
      expect(images.length, path).toBeGreaterThan(0);
    }
    expect(fromBucket).toHaveLength(conditionCards.length + substanceCards.length);
  },
);
