import { parse } from 'node-html-parser';
import { vi } from 'vitest';
import type { RoutePath } from '../../src/paths';
import type { Site } from '../../src/site.schema';
import { markdownOf } from '../../tools/approved-text/markdown';
import { onlyElement } from './parsed-page';

// In ms. Each of these tests reloads all modules of the site, which is slow while other suites run.
vi.setConfig({ testTimeout: 120_000 });

/** Prerenders pages, each with its head, for a clinic with these facts. */
export async function pagesWith(facts: Site, paths: readonly RoutePath[]) {
  const file = '../../src/site';
  vi.resetModules();
  vi.doMock(import('../../src/site'), async (original) => ({ ...(await original()), site: facts }));
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

/** Returns the description and the whole text of each page, as Markdown, for a clinic with these facts. */
export async function textsWith(facts: Site, paths: readonly RoutePath[]): Promise<readonly string[]> {
  return (await pagesWith(facts, paths)).map((page) => {
    const description = onlyElement(page, 'meta[name="description"]').getAttribute('content');
    return `**Description:** ${description}\n\n${markdownOf(onlyElement(page, '#root').outerHTML)}`;
  });
}
