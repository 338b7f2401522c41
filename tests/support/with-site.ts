import { parse } from 'node-html-parser';
import { vi } from 'vitest';
import type { RoutePath } from '../../src/paths';
import { site } from '../../src/site';
import type { Site } from '../../src/site.schema';

// In ms: each of these tests reloads all modules of the site.
vi.setConfig({ testTimeout: 30_000 });

/** Prerenders pages for a clinic with other facts. */
export async function pagesWith(change: Partial<Site>, paths: readonly RoutePath[]) {
  const file = '../../src/site';
  vi.resetModules();
  vi.doMock(import('../../src/site'), async (original) => {
    const real = await original();
    return { ...real, site: { ...site, ...change } };
  });
  try {
    const { renderPage } = await import('../../src/prerender');
    const pages = [];
    for (const path of paths) pages.push(parse((await renderPage(path)).body));
    return pages;
  } finally {
    vi.doUnmock(file);
    vi.resetModules();
  }
}
