import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { loadPage } from './navigation/load-page';
import type { RoutePath } from './paths';
import { pages } from './routes';
import { structuredData, trailTo } from './seo/structured-data';

export { paths } from './paths';
export { siteFiles } from './seo/site-files';

/**
 * Renders one page to the HTML that the browser hydrates.
 * @returns the page in two parts, which the build inserts into index.html; `body` is the root element
 * @throws (rejects with) the first error of a component. React itself would leave its content to the browser.
 */
export async function renderPage(path: RoutePath): Promise<{ readonly head: string; readonly body: string }> {
  await loadPage(path);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <div id="root" data-page={path}>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </div>,
    // Render the page in one chunk. Otherwise React sends late parts with inline scripts that move them into place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  if (errors.length > 0) throw errors[0];
  const html = await new Response(prelude).text();
  // React writes the elements of the head before the root element.
  const start = html.indexOf('<div id="root"');
  const step = async (of: RoutePath) => ({ path: of, title: (await pages[of]()).metadata.title });
  const trail = await Promise.all(trailTo(path).map(step));
  return { head: html.slice(0, start) + structuredData(trail), body: html.slice(start) };
}
