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
  vi.resetModules();
  vi.doMock(import('../../src/site'), async (original) => ({ ...(await original()), site: facts }));
  try {
    const { renderPage } = await import('../../src/prerender');
    const pages = await Promise.all(paths.map(renderPage));
    return pages.map(({ head, body }) => parse(head + body));
  } finally {
    vi.doUnmock('../../src/site');
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
