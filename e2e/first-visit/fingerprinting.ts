import type { Page } from '@playwright/test';
import { fingerprintingApis } from '../../spec/extensions/policy';

declare global {
  interface Window {
    /** The fingerprinting calls of the page so far. */
    fingerprintingCalls?: string[];
  }
}

/** Runs in the page before its own scripts: wraps each API, so that every call, read, write and `new` is recorded. */
function wrapAll(names: readonly string[]) {
  const calls: string[] = [];
  Object.defineProperty(window, 'fingerprintingCalls', { value: calls });
  const recorded = (name: string, whole: (...args: unknown[]) => unknown) =>
    new Proxy(whole, {
      apply(target, self, args) {
        calls.push(name);
        return Reflect.apply(target, self, args);
      },
      construct(target, args, made) {
        calls.push(name);
        return Reflect.construct(target, args, made);
      },
    });
  for (const name of names) {
    const [first = '', member] = name.split('.');
    const owner = member ? Reflect.get(Reflect.get(window, first) ?? {}, 'prototype') : window;
    const key = member ?? first;
    const descriptor = owner && Object.getOwnPropertyDescriptor(owner, key);
    if (!descriptor) continue;
    const { get, set, value } = descriptor;
    Object.defineProperty(owner, key, {
      ...descriptor,
      ...(get && { get: recorded(name, get) }),
      ...(set && { set: recorded(name, set as (...args: unknown[]) => unknown) }),
      ...(value && { value: recorded(name, value) }),
    });
  }
}

/** Records the fingerprinting calls of each page that the tab opens from now on. */
export async function watchFingerprinting(page: Page): Promise<void> {
  await page.addInitScript(wrapAll, fingerprintingApis);
}

/** The fingerprinting calls of the page since it was opened. */
export function fingerprintingCalls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.fingerprintingCalls ?? ['the page was not watched']);
}
