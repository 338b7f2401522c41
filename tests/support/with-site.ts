import { parse } from 'node-html-parser';
import { vi } from 'vitest';
import type { LawFacts } from '../../src/content/notices/law-facts';
import type { Reviews } from '../../src/content/reviews';
import type { RoutePath } from '../../src/routes';
import { site } from '../../src/site';

interface Change {
  readonly law?: Partial<LawFacts>;
  readonly reviews?: Reviews;
}

// In ms: each of these tests loads all modules of the site anew.
vi.setConfig({ testTimeout: 30_000 });

/** Prerenders pages for a clinic with other facts. */
export async function pagesWith({ law = {}, reviews = {} }: Change, paths: readonly RoutePath[]) {
  const file = '../../src/site';
  vi.resetModules();
  vi.doMock(import('../../src/site'), async (original) => {
    const real = await original();
    return { ...real, site: { ...site, law: { ...site.law, ...law }, reviews } as typeof site };
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
