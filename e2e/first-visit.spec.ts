import { budgets } from '../spec/budgets';
import { test } from './support/first-visit';
import { routes } from './support/routes';
import { nothing } from './support/stored';
import { covers, expect } from './support/test';

for (const { path, family } of routes) {
  const total = family === 'home' ? budgets.home : budgets.other;

  test.describe(path, () => {
    // In one worker, which makes one visit for all of these tests.
    test.describe.configure({ mode: 'default' });

    test(
      `a first visit on a phone transfers at most ${total / 1000} kB`,
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
      'the scripts are requested only after the fonts and the first picture have loaded',
      covers('PERF-FIRST-SCREEN~2'),
      async ({ firstVisit }) => {
        expect((await firstVisit(path)).order).toEqual({ earlyScripts: 0, lateFonts: 0, fonts: 3 });
      },
    );

    test(
      'reading the page and leaving by a link requests only the page and static files',
      covers('CALL-NO-BACKEND~1'),
      async ({ firstVisit }) => {
        const { requests } = await firstVisit(path);
        const others = requests.filter((request) => !/^GET \/(?:assets|media)\/[^?]+$/.test(request));
        expect(others).toEqual([`GET ${path}`]);
      },
    );

    test(
      'reading the page and leaving by a link reveals the visit to nobody and reads nothing that identifies the device',
      covers('SAFE-SILENT~2', 'SHELL-NO-STORED-DATA~1'),
      async ({ firstVisit }) => {
        const { printed, revealing, fingerprinting, stored } = await firstVisit(path);
        // Requests to other origins are among what is printed.
        expect({ printed, revealing, fingerprinting }).toEqual({ printed: [], revealing: [], fingerprinting: [] });
        expect(stored).toEqual(nothing);
      },
    );
  });
}
