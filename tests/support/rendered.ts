import { type HTMLElement, parse } from 'node-html-parser';
import { routes } from '../../spec/routes';
import { renderPage } from '../../src/prerender';
import type { RoutePath } from '../../src/routing/paths';
import { textOf } from './text';

/** An address of the contract. */
export type Path = (typeof routes)[number]['path'];

type None<Missing extends never> = Missing;
/** Compiles only while spec/routes.ts has a row for every page of the site; the error names the page without one. */
export type MissingRows = None<Exclude<RoutePath, Path>>;

/** Where the pages under test say that they live, and where their bucket is: the same for all (vitest.config.ts). */
export const siteUrl = import.meta.env.VITE_SITE_URL ?? '';
export const bucketUrl = import.meta.env.VITE_MEDIA_BUCKET_URL ?? '';

/** A built page as a visitor without scripts gets it, parsed. */
export interface Rendered {
  readonly title: string;
  readonly description: string;
  readonly canonical: string | undefined;
  /** All that is inside the document's body: urgent strip, header, main, footer. */
  readonly page: HTMLElement;
  readonly header: HTMLElement;
  readonly main: HTMLElement;
  readonly footer: HTMLElement;
}

/**
 * The one element that a selector finds.
 * @throws when there is none, or more than one
 */
export function one(within: HTMLElement, selector: string): HTMLElement {
  const [element, ...others] = within.querySelectorAll(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  if (others.length > 0) throw new Error(`There are ${others.length + 1} of ${selector}`);
  return element;
}

async function render(path: Path): Promise<Rendered> {
  const { head, body } = await renderPage(path);
  const document = parse(head);
  const page = parse(body);
  return {
    title: textOf(one(document, 'title')),
    description: one(document, 'meta[name="description"]').getAttribute('content') ?? '',
    canonical: one(document, 'link[rel="canonical"]').getAttribute('href'),
    page,
    header: one(page, 'header'),
    main: one(page, 'main'),
    footer: one(page, 'footer'),
  };
}

// Before any test runs, so that no test's time goes into loading the product.
const pages = new Map<Path, Rendered>();
for (const { path } of routes) pages.set(path, await render(path));

/** The prerendered page at an address of the contract. */
export function rendered(path: Path): Rendered {
  const page = pages.get(path);
  if (!page) throw new Error(`${path} was not rendered`);
  return page;
}
