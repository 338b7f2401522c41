import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnv, build as viteBuild } from 'vite';
import { withPolicy } from '../hosting/page-policy';
import { writeHostFiles } from '../hosting/write';
import { configureMockService } from '../mail/mock-settings';
import { projectRoot } from '../project-root';
import { compressFiles } from './compress';
import { addFontLicenses } from './font-licenses';
import { pageTemplate } from './page-template';

type Prerender = typeof import('../../src/prerender');

const dist = join(projectRoot, 'dist');
const unlisted = '<meta name="robots" content="noindex">';
/** Where the code that renders pages is built to; nothing of it is published. */
const workshop = join(projectRoot, '.build');

/** The file of a page: `/about-us` is `about-us.html`, which static hosts serve at the address without the ending. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

async function buildPrerender(): Promise<Prerender> {
  await viteBuild({
    root: projectRoot,
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir: workshop, emptyOutDir: true, copyPublicDir: false },
  });
  return import(pathToFileURL(join(workshop, 'prerender.js')).href);
}

/** What stands beside the pages for search engines and telephones. */
async function writeSiteFiles({ siteFiles }: Prerender) {
  const tokens = await readFile(join(projectRoot, 'src/styles/tokens.css'), 'utf8');
  await Promise.all(Object.entries(siteFiles(tokens)).map(([file, text]) => writeFile(join(dist, file), text)));
}

async function writePages({ paths, renderPage }: Prerender) {
  const template = await pageTemplate(dist);
  // As Vite reads them for what it builds.
  const variables = loadEnv('production', projectRoot, 'VITE_');
  for (const path of paths) {
    const { head, body } = await renderPage(path);
    const page = template.replace('<!--head-->', () => head).replace('<div id="root"></div>', () => body);
    const html = withPolicy(page, variables);
    await writeFile(join(dist, fileOf(path)), html);
    // The not-found page is also what a host gives for any unknown address, which no search engine shall list.
    if (path === '/not-found') await writeFile(join(dist, '404.html'), html.replace('<title>', `${unlisted}<title>`));
  }
}

/**
 * Builds the site into `dist/`: scripts, styles and fonts, every page as HTML with its policy, the files of `public/`,
 * compressed; and what hosts need to know, also into `hosting/`.
 * @throws when a page cannot be rendered
 */
export async function buildSite(): Promise<void> {
  // React's production build is chosen when it is first loaded, which is while pages are rendered.
  process.env.NODE_ENV = 'production';
  await viteBuild({ root: projectRoot, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
  await addFontLicenses(dist);
  const prerender = await buildPrerender();
  await Promise.all([writePages(prerender), writeSiteFiles(prerender)]);
  await writeHostFiles(dist, join(projectRoot, 'hosting'));
  await compressFiles(dist);
}

/** `npm run build` builds for the real e-mail service; `--mock` for the mock service, as `npm start` and the tests do. */
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv.includes('--mock')) configureMockService();
  await buildSite();
}
