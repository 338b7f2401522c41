import { parse } from 'node-html-parser';
import { vi } from 'vitest';
import type { RoutePath } from '../../src/paths';
import { site } from '../../src/site';
import type { Site } from '../../src/site.schema';
import { pageText } from '../../tools/approved-text/page-text';

// In ms: each of these tests reloads all modules of the site.
vi.setConfig({ testTimeout: 30_000 });

/** Prerenders pages, each with its head, for a clinic with other facts. */
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
    for (const path of paths) {
      const { head, body } = await renderPage(path);
      pages.push(parse(head + body));
    }
    return pages;
  } finally {
    vi.doUnmock(file);
    vi.resetModules();
  }
}

/** Returns the whole text of each page, as Markdown, for a clinic with other facts. */
export async function textsWith(change: Partial<Site>, paths: readonly RoutePath[]): Promise<readonly string[]> {
  const texts = (await pagesWith(change, paths)).map((page) => pageText(page.outerHTML));
  return texts.map(({ page, form, layout }) => [page, form, layout].join('\n'));
}
