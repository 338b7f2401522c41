import { expect } from '@playwright/test';
import type { Engine } from './engine';

const named = (name: string) => `[normalize-space()="${name}" or @aria-label="${name}"]`;

/** XPath of an element by its label or text. */
export const link = (name: string, within = '') => `${within}//a${named(name)}`;
export const button = (name: string, within = '') => `${within}//button${named(name)}`;
export const summary = (name: string, within = '') => `${within}//summary${named(name)}`;
export const field = (name: string) => `//form//*[@name="${name}"]`;
export const main = '//nav[@aria-label="Main"]';
export const footer = '//nav[@aria-label="Footer"]';

/** The text of the first element that matches a selector; empty if none does. */
export async function textOf(engine: Engine, css: string): Promise<string> {
  return String(await engine.read(`document.querySelector(${JSON.stringify(css)})?.textContent ?? ''`));
}

/** An attribute of the first element that matches a selector; null if none does. */
export async function attributeOf(engine: Engine, css: string, name: string): Promise<unknown> {
  return engine.read(`document.querySelector(${JSON.stringify(css)})?.getAttribute(${JSON.stringify(name)}) ?? null`);
}

export const pathOf = (engine: Engine) => engine.read('location.pathname');

/** Opens a page in a viewport of this size and waits until it is hydrated. */
export async function openHydrated(
  engine: Engine,
  path: string,
  size: { width: number; height: number },
): Promise<void> {
  await engine.setSize(size.width, size.height);
  await engine.open(path);
  await expect.poll(() => attributeOf(engine, 'html', 'data-hydrated'), 'the page is hydrated').not.toBeNull();
}
