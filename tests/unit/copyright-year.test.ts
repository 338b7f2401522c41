import { parse } from 'node-html-parser';
import { afterEach, expect, test, vi } from 'vitest';
import { copyrightYear } from '../../spec/constants';
import { covers } from '../support/covers';
import { textOf } from '../support/text';

afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
});

for (const now of ['2024-12-31T23:59:59Z', '2026-01-01T12:00:00Z', '2031-06-15T12:00:00Z']) {
  test(
    `a page that is built at ${now} has the copyright year ${copyrightYear}`,
    covers('CONST-COPYRIGHT-YEAR~2', 'FOOT-COPYRIGHT~2'),
    async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
      // The year may be read when a module is loaded.
      vi.resetModules();
      const { renderPage } = await import('../../src/prerender');
      const { body } = await renderPage('/mission');
      const lines = parse(body)
        .querySelectorAll('footer p')
        .map(textOf)
        .filter((line) => line.includes('©'));
      expect(lines).toEqual([expect.stringMatching(new RegExp(`^© ${copyrightYear} \\D+$`))]);
    },
  );
}
