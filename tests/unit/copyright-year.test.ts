import { parse } from 'node-html-parser';
import { afterEach, expect, test, vi } from 'vitest';
import { copyrightYear } from '../../spec/constants';
import { covers } from '../support/covers';
import { textOf } from '../support/text';

afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
});

test(
  `a page that is built in another year has the copyright year ${copyrightYear}`,
  covers('CONST-COPYRIGHT-YEAR~2', 'FOOT-COPYRIGHT~2'),
  async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-06-15T12:00:00Z') });
    // The year may be read when a module is loaded.
    vi.resetModules();
    const { renderPage } = await import('../../src/prerender');
    const lines = parse((await renderPage('/mission')).body)
      .querySelectorAll('footer p')
      .map(textOf);
    expect(lines.filter((line) => line.includes('©'))).toEqual([
      expect.stringMatching(new RegExp(`^© ${copyrightYear} \\D+$`)),
    ]);
  },
);
