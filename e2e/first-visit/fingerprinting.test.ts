import { fingerprintingApis } from '../../spec/extensions/policy';
import { expect, meta, test } from '../support/test';
import { fingerprintingCalls, watchFingerprinting } from './fingerprinting';

test('fingerprinting check reports each call', meta, async ({ page }) => {
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Empty</title>' }));
  await watchFingerprinting(page);
  await page.goto('/');
  const there = await page.evaluate((names) => {
    const found: string[] = [];
    for (const name of names) {
      const [first = '', member] = name.split('.');
      const owner = member ? Reflect.get(Reflect.get(window, first) ?? {}, 'prototype') : window;
      const descriptor = owner && Object.getOwnPropertyDescriptor(owner, member ?? first);
      if (!descriptor) continue;
      found.push(name);
      try {
        // Not on what it belongs to: what counts is that it was tried.
        Promise.resolve((descriptor.get ?? descriptor.value).call(null)).catch(() => {});
      } catch {}
    }
    return found;
  }, fingerprintingApis);
  expect(there.length).toBeGreaterThan(20);
  expect(await fingerprintingCalls(page)).toEqual(there);
});
