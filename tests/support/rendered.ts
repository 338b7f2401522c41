import { parse } from 'node-html-parser';
import { routes } from '../../spec/routes';
import { renderPage } from '../../src/prerender';
import type { RoutePath } from '../../src/routing/paths';
import type { Path } from '../page-cases/page-case';
import { one, type PageParts, partsOf } from './places';
import { textOf } from './text';

export type { Path };

type None<Missing extends never> = Missing;
/** Compiles only while spec/routes.ts has a row for every page of the site; the error names the page without one. */
export type MissingRows = None<Exclude<RoutePath, Path>>;

/** The origin of the site in the pages under test (vitest.config.ts). */
export const siteUrl = import.meta.env.VITE_SITE_URL ?? '';

/** A prerendered page, parsed. */
export interface Rendered extends PageParts {
  readonly title: string;
  readonly description: string;
  readonly canonical: string | undefined;
  /** What the page asks of search engines. */
  readonly robots: string | undefined;
  /** The head's elements and the root element, as the build puts them into index.html. */
  readonly html: string;
}

async function render(path: Path): Promise<Rendered> {
  const { head, body } = await renderPage(path);
  const document = parse(head);
  return {
    title: textOf(one(document, 'title')),
    description: one(document, 'meta[name="description"]').getAttribute('content') ?? '',
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    robots: document.querySelector('meta[name="robots"]')?.getAttribute('content'),
    html: head + body,
    ...partsOf(parse(body)),
  };
}

// Rendered before any test runs, so that rendering does not count toward a test's timeout.
const pages = new Map<Path, Rendered>();
for (const { path } of routes) pages.set(path, await render(path));

/** The prerendered page at an address of the contract. */
export function rendered(path: Path): Rendered {
  const page = pages.get(path);
  if (!page) throw new Error(`${path} was not rendered`);
  return page;
}
