import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { preview } from 'vite';
import { routes as allRoutes } from '../../spec/routes';
import { projectRoot } from '../project-root';
import { type Html, html } from '../trace/report/html';
import { chromiumLaunch, ensureBrowser } from './browser';

/**
 * `npm run screenshots` builds the site; this takes a screenshot of every page at three widths, light and dark, and shows
 * them all on one page, `reports/screenshots/index.html`. `npm run screenshots -- /contact /alcohol` takes those of two pages.
 */
const folder = join(projectRoot, 'reports/screenshots');
const widths = [390, 820, 1440] as const;
const schemes = ['light', 'dark'] as const;
const views = schemes.flatMap((scheme) => widths.map((width) => ({ scheme, width })));
type View = (typeof views)[number];

const fileOf = (path: string, { scheme, width }: View) => `${path.slice(1) || 'home'}-${width}-${scheme}.jpg`;

/** Takes the screenshots of one view, page by page, with reduced motion. */
async function takeScreenshots(browser: Browser, address: string, routes: readonly string[], view: View) {
  const page = await browser.newPage({
    viewport: { width: view.width, height: view.width < 600 ? 844 : 900 },
    colorScheme: view.scheme,
    reducedMotion: 'reduce',
  });
  for (const path of routes) {
    await page.goto(address + path);
    await page.locator('html[data-hydrated]').waitFor();
    // Pictures load lazily and are drawn only near the viewport, but a screenshot of the whole page needs all of them.
    await page.evaluate(async () => {
      for (const image of document.images) {
        image.loading = 'eager';
        image.parentElement?.style.setProperty('content-visibility', 'visible');
      }
      await Promise.all([...document.images].map((image) => image.decode()));
    });
    await page.screenshot({ path: join(folder, fileOf(path, view)), fullPage: true, type: 'jpeg', quality: 82 });
  }
  await page.close();
}

function row(path: string): Html {
  const figures = views.map((view) => {
    const label = `${view.width} px, ${view.scheme}`;
    return html`<figure><a href="${fileOf(path, view)}"><img src="${fileOf(path, view)}" alt="${path}, ${label}" loading="lazy"></a><figcaption>${label}</figcaption></figure>`;
  });
  return html`<section><h2>${path}</h2><div>${figures}</div></section>`;
}

function overview(routes: readonly string[]): string {
  return html`<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<title>Every page, ${views.length} views</title>
<style>
body { margin: 1rem; font: 1rem/1.4 system-ui, sans-serif; }
div { display: grid; grid-template-columns: repeat(${views.length}, 1fr); gap: 1rem; align-items: start; }
figure { margin: 0; }
img { width: 100%; border: 1px solid #999; }
</style>
<h1>Every page, ${views.length} views</h1>
${routes.map(row)}
</html>`.html;
}

const wanted = process.argv.slice(2);
const routes = allRoutes.map(({ path }) => path).filter((path) => wanted.length === 0 || wanted.includes(path));
if (routes.length === 0) {
  console.error(`No page has one of these addresses: ${wanted.join(' ')}`);
  process.exit(1);
}

process.env.CHROMIUM_PATH = ensureBrowser();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const server = await preview({ preview: { port: 0 } });
const address = new URL(server.resolvedUrls?.local[0] ?? '').origin;
const browser = await chromium.launch(chromiumLaunch());
await Promise.all(views.map((view) => takeScreenshots(browser, address, routes, view)));
await browser.close();
await server.close();
writeFileSync(join(folder, 'index.html'), overview(routes));
console.log(`${routes.length * views.length} screenshots: reports/screenshots/index.html`);
