import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app';
import { pages } from './routing/pages';
import { type RoutePath, paths as routePaths } from './routing/paths';
import { pathsAbove, structuredData } from './seo/structured-data';

export { siteFiles } from './seo/site-files';

export const paths = routePaths;

/** A prerendered page in two parts; the build puts them into index.html. */
interface PrerenderedPage {
  readonly head: string;
  /** The root element, with the page in it. */
  readonly body: string;
}

/** Renders one page to HTML, as the browser will hydrate it. */
export async function renderPage(path: RoutePath): Promise<PrerenderedPage> {
  const { prelude } = await prerender(
    <div id="root">
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </div>,
    // In one piece: what React would send later, it would put into its place by a script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  // React writes what belongs in the head ahead of the root element.
  const start = html.indexOf('<div id="root"');
  return { head: html.slice(0, start) + (await structuredDataOf(path)), body: html.slice(start) };
}

async function structuredDataOf(path: RoutePath): Promise<string> {
  const step = async (of: RoutePath) => ({ path: of, title: (await pages[of]()).meta.title });
  return structuredData(await step(path), await Promise.all(pathsAbove(path).map(step)));
}
