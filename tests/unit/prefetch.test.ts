import { afterEach, expect, test, vi } from 'vitest';
import { mayPrefetch } from '../../src/routing/use-prefetch';
import { covers } from '../support/covers';

afterEach(() => {
  vi.unstubAllGlobals();
});

const connections = [
  { what: 'a connection without details', navigator: { onLine: true }, allowed: true },
  { what: 'a fast connection', navigator: { onLine: true, connection: { effectiveType: '4g' } }, allowed: true },
  { what: 'an unmetered connection', navigator: { onLine: true, connection: { saveData: false } }, allowed: true },
  { what: 'no connection', navigator: { onLine: false }, allowed: false },
  { what: 'data saving turned on', navigator: { onLine: true, connection: { saveData: true } }, allowed: false },
  ...['slow-2g', '2g', '3g'].map((effectiveType) => ({
    what: `a ${effectiveType} connection`,
    navigator: { onLine: true, connection: { effectiveType } },
    allowed: false,
  })),
];

for (const { what, navigator, allowed } of connections) {
  test(`mayPrefetch is ${allowed} with ${what}`, covers('PERF-PREFETCH~1'), () => {
    vi.stubGlobal('navigator', navigator);
    expect(mayPrefetch()).toBe(allowed);
  });
}
