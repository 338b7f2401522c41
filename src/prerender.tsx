import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { loadPage } from './navigation/load-page';
import type { RoutePath } from './paths';
import { pages } from './routes';
import { pathsAbove, structuredData } from './seo/structured-data';

export { paths } from './paths';
export { siteFiles } from './seo/site-files';

/** A prerendered page in two parts, which the build inserts into index.html. */
interface PrerenderedPage {
  readonly head: string;
  /** The root element with the page. */
  readonly body: string;
}

/** Renders one page to the HTML that the browser hydrates. */
export async function renderPage(path: RoutePath): Promise<PrerenderedPage> {
  await loadPage(path);
  const { prelude } = await prerender(
    <div id="root" data-page={path}>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </div>,
    // Render the page in one chunk. Otherwise React sends late parts with inline scripts that move them into place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  // React writes the elements of the head before the root element.
  const start = html.indexOf('<div id="root"');
  return { head: html.slice(0, start) + (await structuredDataOf(path)), body: html.slice(start) };
}

async function structuredDataOf(path: RoutePath): Promise<string> {
  const step = async (of: RoutePath) => ({ path: of, title: (await pages[of]()).metadata.title });
  return structuredData(await step(path), await Promise.all(pathsAbove(path).map(step)));
}
