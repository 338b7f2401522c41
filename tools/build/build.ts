import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnv, build as viteBuild } from 'vite';
import { site } from '../../src/site';
import { changedSinceReview } from '../approved-text/reviewed';
import { withPolicy } from '../hosting/page-policy';
import { writeHostFiles } from '../hosting/write';
import { configureMockService } from '../mail/mock-settings';
import { projectRoot } from '../project-root';
import { compressFiles } from './compress';
import { addFontLicenses } from './font-licenses';
import { fileOf } from './page-file';
import { pageTemplate } from './page-template';
import { checkSite } from './site-schema';

type Prerender = typeof import('../../src/prerender');

const dist = join(projectRoot, 'dist');
/** Output directory of the code that prerenders the pages; it is not published. */
const prerenderDir = join(projectRoot, '.build');

/** @param folder within the output directory, because a module that was once imported stays in memory */
async function buildPrerender(folder: string): Promise<Prerender> {
  const outDir = join(prerenderDir, folder);
  await viteBuild({
    root: projectRoot,
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
  });
  return import(pathToFileURL(join(outDir, 'prerender.js')).href);
}

/** Tells the code of the site which pages must not show their review, because their text has changed since. */
async function hideOutdatedReviews(): Promise<void> {
  process.env.VITE_CHANGED_SINCE_REVIEW = '';
  if (Object.keys(site.reviews).length === 0) return;
  const { renderPage } = await buildPrerender('reviews');
  const changed = await changedSinceReview(site.reviews, async (path) => {
    const { head, body } = await renderPage(path);
    return head + body;
  });
  process.env.VITE_CHANGED_SINCE_REVIEW = changed.join(' ');
}

/** Writes the sitemap, robots.txt, and the manifest. */
async function writeSiteFiles({ siteFiles }: Prerender) {
  const tokens = await readFile(join(projectRoot, 'src/styles/tokens.css'), 'utf8');
  await Promise.all(Object.entries(siteFiles(tokens)).map(([file, text]) => writeFile(join(dist, file), text)));
}

async function writePages({ paths, renderPage }: Prerender) {
  const template = await pageTemplate(dist);
  // Read as Vite reads them for its own build.
  const variables = loadEnv('production', projectRoot, 'VITE_');
  for (const path of paths) {
    const { head, body } = await renderPage(path);
    const page = template.replace('<!--head-->', () => head).replace('<div id="root"></div>', () => body);
    const html = withPolicy(page, variables);
    await writeFile(join(dist, fileOf(path)), html);
    // Hosts serve this file at unknown addresses.
    if (path === '/not-found') await writeFile(join(dist, '404.html'), html);
  }
}

/**
 * Builds the site into `dist/`: scripts, fonts, every page as HTML with its styles and its Content-Security-Policy, the
 * files of `public/`, the configuration for hosts (also in `hosting/`), and compressed copies of it all. Ends the program
 * when a fact in `src/site.ts` is mistyped.
 * @throws when a page cannot be rendered
 */
export async function buildSite(): Promise<void> {
  checkSite();
  // React chooses its production build when it is first imported, by the prerender code.
  process.env.NODE_ENV = 'production';
  await hideOutdatedReviews();
  await viteBuild({ root: projectRoot, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
  await addFontLicenses(dist);
  const prerender = await buildPrerender('pages');
  await Promise.all([writePages(prerender), writeSiteFiles(prerender)]);
  await writeHostFiles(dist, join(projectRoot, 'hosting'));
  await compressFiles(dist);
}

/**
 * `npm run build` builds for the real e-mail service; `--mock` for the mock service, as `npm start` and the tests do.
 */
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv.includes('--mock')) configureMockService();
  await buildSite();
}
