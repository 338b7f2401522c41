import type { Route } from '../../spec/routes';
import { test } from '../support/page-visit';
import { covers, expect } from '../support/test';

/** The greatest distance from the viewport at which Chromium fetches a lazy image, in px. */
const lookahead = 2500;
const screenHeight = 844;

/** The images of a page (sections 2 and 7). */
export function imageTests({ path }: Route): void {
  test(
    `${path} fetches an image below the first screen only when the visitor scrolls toward it`,
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
      expect(notLoaded, 'images that have not loaded after scrolling through the page').toEqual([]);
      expect(images.filter(({ src }) => !/^\/media\/[\w-]+\.\w+$/.test(src))).toEqual([]);
    },
  );
}
