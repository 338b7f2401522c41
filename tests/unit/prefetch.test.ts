import { afterEach, expect, test, vi } from 'vitest';
import { mayPrefetch } from '../../src/navigation/use-prefetch';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['a connection without details', { onLine: true }, true],
  ['a fast connection', { onLine: true, connection: { effectiveType: '4g' } }, true],
  ['an unmetered connection', { onLine: true, connection: { saveData: false } }, true],
  ['no connection', { onLine: false }, false],
  ['data saving turned on', { onLine: true, connection: { saveData: true } }, false],
  ['a slow-2g connection', { onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
  ['a 2g connection', { onLine: true, connection: { effectiveType: '2g' } }, false],
  ['a 3g connection', { onLine: true, connection: { effectiveType: '3g' } }, false],
])('with %s, %o, mayPrefetch is %s', { tags: 'speed' }, (_what, navigator, allowed) => {
  vi.stubGlobal('navigator', navigator);
  expect(mayPrefetch()).toBe(allowed);
});
