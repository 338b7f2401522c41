import { type HTMLElement, parse } from 'node-html-parser';
import { routes, type Template } from '../../spec/routes';
import { renderPage } from '../../src/prerender';
import { type PageText, pageText } from '../../tools/approved-text/page-text';
import { onlyElement } from './parsed-page';
import { textOf } from './text';

/** An address of the contract. */
export type Path = (typeof routes)[number]['path'];

/** The origin of the site in the pages under test (vitest.config.ts). */
export const siteUrl = import.meta.env.VITE_SITE_URL ?? '';

/** A prerendered page, parsed. */
export interface RenderedPage {
  readonly path: Path;
  readonly template: Template;
  readonly head: HTMLElement;
  /** The whole body: emergency bar, header, main, footer, call bar. */
  readonly page: HTMLElement;
  readonly header: HTMLElement;
  readonly main: HTMLElement;
  readonly footer: HTMLElement;
  readonly title: string;
  readonly description: string;
  /** The head's elements and the root element, as the build puts them into index.html. */
  readonly html: string;
}

// Rendered before any test runs, so that rendering does not count toward a test's timeout.
const pagesByPath = new Map<Path, RenderedPage>();
for (const { path, template } of routes) {
  const { head: source, body } = await renderPage(path);
  const [head, page] = [parse(source), parse(body)];
  pagesByPath.set(path, {
    path,
    template,
    head,
    title: textOf(onlyElement(head, 'title')),
    description: onlyElement(head, 'meta[name="description"]').getAttribute('content') ?? '',
    html: source + body,
    page,
    header: onlyElement(page, 'header'),
    main: onlyElement(page, 'main'),
    footer: onlyElement(page, 'footer'),
  });
}

/** All prerendered pages, in the order of the route table. */
export const pages: readonly RenderedPage[] = [...pagesByPath.values()];

/** The prerendered page at an address of the contract. */
export function rendered(path: Path): RenderedPage {
  const page = pagesByPath.get(path);
  if (!page) throw new Error(`${path} was not rendered`);
  return page;
}

const textsByPath = new Map<Path, PageText>();

/** The text of a page, as Markdown. */
export function textAt(path: Path): PageText {
  const text = textsByPath.get(path) ?? pageText(rendered(path).html);
  textsByPath.set(path, text);
  return text;
}

/** Runs a check on each page. Returns the findings by path, without the pages that have none. */
export function findingsByPage(
  check: (page: RenderedPage) => readonly unknown[],
): Readonly<Record<string, readonly unknown[]>> {
  const found = pages.map((page) => [page.path, check(page)] as const);
  return Object.fromEntries(found.filter(([, findings]) => findings.length > 0));
}
