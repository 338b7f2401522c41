import type { Page } from '@playwright/test';
import { telling } from '../../spec/policy';

declare global {
  interface Window {
    /** What was touched of what tells one device from another. */
    toldOf?: string[];
  }
}

/** Runs in the page before anything of it: wraps each name, so that a call, a read, a write or a `new` is noted. */
function wrapAll(names: readonly string[]) {
  const touched: string[] = [];
  Object.defineProperty(window, 'toldOf', { value: touched });
  const noted = (name: string, whole: (...args: unknown[]) => unknown) =>
    new Proxy(whole, {
      apply(target, self, args) {
        touched.push(name);
        return Reflect.apply(target, self, args);
      },
      construct(target, args, made) {
        touched.push(name);
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
      ...(get && { get: noted(name, get) }),
      ...(set && { set: noted(name, set as (...args: unknown[]) => unknown) }),
      ...(value && { value: noted(name, value) }),
    });
  }
}

/** From now on each page of the tab notes what it touches of what tells one device from another. */
export async function watchTelling(page: Page): Promise<void> {
  await page.addInitScript(wrapAll, telling);
}

/** What the page has touched since it was opened. */
export function touchedIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.toldOf ?? ['nothing was watched']);
}
