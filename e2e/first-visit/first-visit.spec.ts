import { budgets } from '../../spec/extensions/budgets';
import { headingOf, routes } from '../support/routes';
import { phone } from '../support/screens';
import { nothing } from '../support/stored';
import { covers, expect } from '../support/test';
import { test } from './visit';

/* The tests of a page read from one visit to it, with an empty cache: they run in order, in one worker. */

/** The greatest distance from the viewport at which Chromium fetches a lazy image, in px. */
const lookahead = 2500;
/** A file of the site. */
const file = /^GET \/(?:assets|media)\/[^?]+$/;

for (const route of routes) {
  const { path, family } = route;
  const total = family === 'home' ? budgets.home : budgets.other;

  test.describe(path, () => {
    test.describe.configure({ mode: 'default' });

    test(
      `${path} opens with its heading, without a sign-in`,
      covers(route.rule, 'ROUTE-PUBLIC~1'),
      async ({ firstVisit }) => {
        const found = await firstVisit(path);
        expect(found.status).toBe(200);
        expect(found.documents, 'no redirect').toEqual([path]);
        expect(found.heading).toEqual(headingOf(route));
        expect(found.inTheWay).toEqual([]);
      },
    );

    test(
      `${path}, read to its end and left by a link, logs nothing, keeps nothing and reveals nothing`,
      covers('SHELL-NO-STORED-DATA~1', 'SAFE-SILENT~2'),
      async ({ firstVisit }) => {
        const { printed, revealing, fingerprinting, stored } = await firstVisit(path);
        expect({ printed, revealing, fingerprinting }).toEqual({ printed: [], revealing: [], fingerprinting: [] });
        expect(stored).toEqual(nothing);
      },
    );

    test(
      `${path}, read and left, requests only the page and static files`,
      covers('CALL-NO-BACKEND~1'),
      async ({ firstVisit }) => {
        const { requests } = await firstVisit(path);
        expect(requests.filter((request) => !file.test(request))).toEqual([`GET ${path}`]);
      },
    );

    test(
      `a first visit to ${path} on a phone transfers at most ${total / 1000} kB`,
      covers('PERF-BUDGETS~2'),
      async ({ firstVisit }) => {
        const { bytes } = await firstVisit(path);
        for (const kind of ['document', 'scripts', 'fonts'] as const) {
          expect.soft(bytes[kind], kind).toBeGreaterThan(5_000);
          expect.soft(bytes[kind], kind).toBeLessThanOrEqual(budgets[kind]);
        }
        expect(bytes.all).toBeLessThanOrEqual(total);
      },
    );

    test(
      `${path} fetches an image below the first screen only when the visitor scrolls toward it`,
      covers('SHELL-LAZY-IMAGES~2'),
      async ({ firstVisit }) => {
        const { images, fetched, notLoaded } = await firstVisit(path);
        expect(images.length).toBeGreaterThan(0);
        expect(images.filter(({ loading }) => loading !== 'lazy')).toEqual([]);
        const firstPlace = (src: string) =>
          Math.min(...images.filter((each) => each.src === src).map(({ top }) => top));
        const far = images.filter(({ src }) => firstPlace(src) > phone.height + lookahead);
        expect(far.filter(({ src }) => fetched.includes(src))).toEqual([]);
        expect(notLoaded, 'images that have not loaded after scrolling to them').toEqual([]);
        expect(images.filter(({ src }) => !/^\/media\/[\w-]+\.\w+$/.test(src))).toEqual([]);
      },
    );
  });
}
