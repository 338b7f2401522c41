import type { Route } from '../../spec/routes';
import { test } from '../support/page-visit';
import { covers, expect } from '../support/test';

/** How far from the screen Chromium begins to fetch a lazy image, at most, in px. */
const lookahead = 2500;
const screenHeight = 844;

/** The images of a page (sections 2 and 7). */
export function imageTests({ path }: Route): void {
  test(
    `${path} fetches a picture below the first screen only as the visitor nears it`,
    covers('SHELL-LAZY-IMAGES~2', 'CALL-IMAGES~2'),
    async ({ pageVisit }) => {
      const { images, fetchedAtOnce, notLoaded } = await pageVisit(path);
      expect(images.length).toBeGreaterThan(0);
      expect(images.filter(({ loading }) => loading !== 'lazy')).toEqual([]);
      const far = images.filter(({ src, top }) => {
        const places = images.filter((image) => image.src === src).map((image) => image.top);
        return top > screenHeight + lookahead && Math.min(...places) === top;
      });
      expect(far.filter(({ src }) => fetchedAtOnce.includes(src))).toEqual([]);
      expect(notLoaded, 'images that are missing once the visitor has seen the whole page').toEqual([]);
      expect(images.filter(({ src }) => !/^\/media\/[\w-]+\.\w+$/.test(src))).toEqual([]);
    },
  );
}
