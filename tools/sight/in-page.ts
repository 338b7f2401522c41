import { fileURLToPath } from 'node:url';
import type { JSHandle, Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import type * as sight from './in-page/index';

/** Bundles the module that runs in the page into one JavaScript expression. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('./in-page/index.ts', import.meta.url));
  const outputs = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'sight' } },
  })) as Rolldown.RolldownOutput[];
  return `(() => { ${outputs[0]?.output[0].code}; return sight; })()`;
}

let bundled: Promise<string> | undefined;

/**
 * Loads the module into a page, and returns a handle for calling its functions. Adds nothing to `window`.
 * Each call loads a new copy, because the module caches its measurements.
 */
export async function inPage(page: Page): Promise<JSHandle<typeof sight>> {
  bundled ??= bundle();
  return page.evaluateHandle(await bundled);
}
