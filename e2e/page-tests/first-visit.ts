import { budgets } from '../../spec/extensions/budgets';
import type { Route } from '../../spec/routes';
import { test } from '../support/page-visit';
import { nothing } from '../support/stored';
import { covers, expect, meta } from '../support/test';

/** What a first visit transfers and requests, and to whom it reveals the visitor (sections 2 and 7). */
export function firstVisitTests({ path, family }: Route): void {
  const total = family === 'home' ? budgets.home : budgets.other;

  test(
    `a first visit to ${path} on a phone transfers at most ${total / 1000} kB`,
    covers('PERF-BUDGETS~2'),
    async ({ pageVisit }) => {
      const { bytes } = await pageVisit(path);
      for (const kind of ['document', 'scripts', 'fonts'] as const) {
        expect.soft(bytes[kind], kind).toBeGreaterThan(5_000);
        expect.soft(bytes[kind], kind).toBeLessThanOrEqual(budgets[kind]);
      }
      expect(bytes.all).toBeLessThanOrEqual(total);
    },
  );

  test(
    `${path} requests its scripts only after the fonts and the first picture have loaded`,
    meta,
    async ({ pageVisit }) => {
      expect((await pageVisit(path)).order).toEqual({ earlyScripts: 0, lateFonts: 0, fonts: 3 });
    },
  );

  test(
    `reading ${path} and leaving it by a link requests only the page and static files`,
    covers('CALL-NO-BACKEND~1'),
    async ({ pageVisit }) => {
      const { requests } = await pageVisit(path);
      const others = requests.filter((request) => !/^GET \/(?:assets|media)\/[^?]+$/.test(request));
      expect(others).toEqual([`GET ${path}`]);
    },
  );

  test(
    `reading ${path} reveals the visit to nobody and reads nothing that identifies the device`,
    covers('SAFE-SILENT~2', 'SHELL-NO-STORED-DATA~1'),
    async ({ pageVisit }) => {
      const { printed, revealing, fingerprinting, stored } = await pageVisit(path);
      // Requests to other origins are among what is printed.
      expect({ printed, revealing, fingerprinting }).toEqual({ printed: [], revealing: [], fingerprinting: [] });
      expect(stored).toEqual(nothing);
    },
  );
}
