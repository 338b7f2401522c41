import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnv, type Manifest, build as viteBuild } from 'vite';
import { pictures, shownCrops } from '../../src/content/pictures';
import { withPolicy } from '../hosting/page-policy';
import { writeHostFiles } from '../hosting/write';
import { compactSvg } from '../illustrations/compact-svg';
import { drawScene } from '../illustrations/draw/scene';
import { writeSharePictures } from '../illustrations/share-pictures';
import { writeSiteIcons } from '../illustrations/site-icons';
import { configureMockService } from '../mail/mock-settings';
import { projectRoot } from '../project-root';
import { compressFiles } from './compress';
import { addFontLicenses } from './font-licenses';
import { pageHead, pageScripts } from './page-head';
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
    build: { ssr: 'src/prerender.tsx', outDir: workshop, emptyOutDir: true, copyPublicDir: false, manifest: false },
  });
  return import(pathToFileURL(join(workshop, 'prerender.js')).href);
}

async function writePictures() {
  await mkdir(join(dist, 'media'), { recursive: true });
  const jobs = pictures.flatMap((name) => shownCrops.map((crop) => [name, crop] as const));
  await Promise.all(
    jobs.map(([name, crop]) =>
      writeFile(join(dist, 'media', `${name}-${crop}.svg`), compactSvg(drawScene(name, crop))),
    ),
  );
  await writeSharePictures(join(dist, 'media'));
}

/** What stands beside the pages for search engines and telephones. */
async function writeSiteFiles({ siteFiles }: Prerender) {
  const tokens = await readFile(join(projectRoot, 'src/styles/tokens.css'), 'utf8');
  const texts = Object.entries(siteFiles(tokens)).map(([file, text]) => writeFile(join(dist, file), text));
  await Promise.all([...texts, writeSiteIcons(dist)]);
}

async function writePages({ paths, renderPage }: Prerender) {
  const template = await pageTemplate(dist);
  const manifestFile = join(dist, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  await rm(join(dist, '.vite'), { recursive: true });
  // As Vite reads them for what it builds.
  const variables = loadEnv('production', projectRoot, 'VITE_');
  for (const path of paths) {
    const { head, body, files } = await renderPage(path);
    const page = template
      .replace('<!--page-head-->', () => head + pageHead(manifest, body))
      .replace('<!--page-scripts-->', () => pageScripts(manifest, files))
      .replace('<div id="root"><!--page-body--></div>', () => `<div id="root" data-path="${path}">${body}</div>`);
    const html = withPolicy(page, variables);
    await writeFile(join(dist, fileOf(path)), html);
    // The not-found page is also what a host gives for any unknown address, which no search engine shall list.
    if (path === '/not-found') await writeFile(join(dist, '404.html'), html.replace('<title>', `${unlisted}<title>`));
  }
}

/**
 * Builds the site into `dist/`: scripts, styles and fonts, every page as HTML with its policy, every picture, compressed;
 * and what hosts need to know, also into `hosting/`.
 * @throws when a page cannot be rendered
 */
export async function buildSite(): Promise<void> {
  // React's production build is chosen when it is first loaded, which is while pages are rendered.
  process.env.NODE_ENV = 'production';
  await viteBuild({ root: projectRoot, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
  await addFontLicenses(dist);
  const prerender = await buildPrerender();
  await Promise.all([writePictures(), writePages(prerender), writeSiteFiles(prerender)]);
  await writeHostFiles(dist, join(projectRoot, 'hosting'));
  await compressFiles(dist);
}

/** `npm run build` builds for the real e-mail service; `--mock` for the mock service, as `npm start` and the tests do. */
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv.includes('--mock')) configureMockService();
  await buildSite();
}
