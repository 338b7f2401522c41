import { parse } from 'node-html-parser';
import { type Path, routes } from '../../spec/routes';
import { renderPage } from '../../src/prerender';
import { type PageText, pageText } from '../../tools/approved-text/page-text';
import { merged } from '../../tools/launch-check/finding';
import { onlyElement } from './parsed-page';
import { textOf } from './text';

/** The origin of the site in the pages under test (vitest.config.ts). */
export const siteUrl = import.meta.env.VITE_SITE_URL ?? '';

/** Renders and parses a page. */
async function renderedPage({ path, template }: (typeof routes)[number]) {
  const { head: source, body } = await renderPage(path);
  const [head, page] = [parse(source), parse(body)];
  return {
    path,
    template,
    head,
    title: textOf(onlyElement(head, 'title')),
    description: onlyElement(head, 'meta[name="description"]').getAttribute('content') ?? '',
    /** The head's elements and the root element, as the build puts them into index.html. */
    html: source + body,
    /** The whole body: emergency bar, header, main, footer, call bar. */
    page,
    header: onlyElement(page, 'header'),
    main: onlyElement(page, 'main'),
    footer: onlyElement(page, 'footer'),
  };
}

/** A prerendered page, parsed. */
export type RenderedPage = Awaited<ReturnType<typeof renderedPage>>;

/** All prerendered pages, in the order of the route table. Rendered before any test runs, so that it takes no test's time. */
export const pages: readonly RenderedPage[] = await Promise.all(routes.map(renderedPage));

/** The prerendered page at an address of the contract. */
export function rendered(path: Path): RenderedPage {
  const page = pages.find((each) => each.path === path);
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

/** Runs a check on each page. Returns each finding once, with the pages that have it. */
export function findingsByPage(check: (page: RenderedPage) => readonly unknown[]): readonly string[] {
  const textsOf = (found: readonly unknown[]) =>
    found.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
  const found = pages.flatMap((page) => [...new Set(textsOf(check(page)))].map((what) => [page.path, what] as const));
  return merged(found).map(({ where, what }) => `${what} (${where})`);
}
