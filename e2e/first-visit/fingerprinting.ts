import type { Page } from '@playwright/test';
import { fingerprintingApis } from '../../spec/extensions/policy';

/** Wraps each API to record every call, read, write and `new`. Runs in the page before its scripts. */
function wrapAll(names: readonly string[]) {
  const calls: string[] = [];
  Object.defineProperty(window, 'fingerprintingCalls', { value: calls });
  for (const name of names) {
    const [first = '', member] = name.split('.');
    const owner = member ? Reflect.get(window, first)?.prototype : window;
    const descriptor = owner && Object.getOwnPropertyDescriptor(owner, member ?? first);
    if (!descriptor) continue;
    const recorded = (whole: (...args: unknown[]) => unknown) =>
      new Proxy(whole, {
        apply(...call) {
          calls.push(name);
          return Reflect.apply(...call);
        },
        construct(...call) {
          calls.push(name);
          return Reflect.construct(...call);
        },
      });
    for (const part of ['get', 'set', 'value'] as const)
      if (descriptor[part]) descriptor[part] = recorded(descriptor[part]);
    Object.defineProperty(owner, member ?? first, descriptor);
  }
}

/** Records the fingerprinting calls of all pages that the tab opens from now on. */
export const watchFingerprinting = (page: Page) => page.addInitScript(wrapAll, fingerprintingApis);

/** Returns the fingerprinting calls of the open page. */
export const fingerprintingCalls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Reflect.get(window, 'fingerprintingCalls'));
