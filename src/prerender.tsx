import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app';
import { loadPage } from './routing/page-store';
import { type RoutePath, paths as routePaths } from './routing/paths';
import { routes } from './routing/routes';
import { headOf } from './seo/head';
import { ShareTags } from './seo/share-tags';
import { pathsAbove, structuredData } from './seo/structured-data';

export { siteFiles } from './seo/site-files';

export const paths = routePaths;

/** A built page in parts; the build puts them into index.html. */
interface RenderedPage {
  /** What belongs into the head: title, description, canonical address, and what other sites and programs read. */
  readonly head: string;
  readonly body: string;
  /** The source files, relative to src, whose chunks the page needs to come alive. */
  readonly files: readonly string[];
}

/** Renders one page to HTML, as the browser will hydrate it. */
export async function renderPage(path: RoutePath): Promise<RenderedPage> {
  const { meta } = await loadPage(path);
  const { title, description, canonical } = headOf(path, meta);
  const body = renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  );
  const head = renderToStaticMarkup(
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      <ShareTags title={title} description={description} canonical={canonical} picture={meta.picture} />
    </>,
  );
  const above = await Promise.all(
    pathsAbove(path).map(async (step) => ({ path: step, title: (await loadPage(step)).meta.title })),
  );
  const data = structuredData({ path, title: meta.title }, above);
  return { head: head + data, body, files: routes[path].files };
}
