import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { parse } from 'node-html-parser';
import { build } from 'vite';
import { content as home } from '../../src/content/home';
import { projectRoot } from '../project-root';
import { ensureInstalled, run } from './command';
import { ways } from './floor';

/** The pages of the comparison build: those between which links are tapped. The home page comes first. */
export const comparisonPaths: readonly string[] = [...new Set(ways.map(({ from }) => from))];

const comparison = join(import.meta.dirname, 'comparison');
const folder = join(comparison, 'next');
/** The site's interactive components: where each is written, and the element that it renders. */
const components = [
  ['Header', join(comparison, 'Header.tsx'), 'header'],
  ['Slider', join(projectRoot, 'src/components/Slider/Slider.tsx'), '[aria-roledescription="carousel"]'],
  ['ContactForm', join(projectRoot, 'src/contact/ContactForm.tsx'), '#contact-form'],
] as const;

/**
 * Bundles the site's interactive components for Next.js. Its own links and location, from `router.jsx` in its folder,
 * replace React Router. The styles are already in the site's pages.
 */
async function bundleComponents(): Promise<void> {
  await build({
    configFile: false,
    root: projectRoot,
    mode: 'mock',
    plugins: [react()],
    // Suppresses warnings about the directive below.
    logLevel: 'error',
    resolve: { alias: [{ find: /^react-router-dom$|.*\/SiteLink$/, replacement: join(folder, 'router.jsx') }] },
    build: {
      outDir: join(folder, 'generated'),
      copyPublicDir: false,
      minify: false,
      lib: { formats: ['es'], entry: Object.fromEntries(components.map(([name, file]) => [name, file])) },
      rolldownOptions: {
        external: /^(?:react|react-dom|next)(?:\/|$)/,
        // Next.js requires this directive in client components.
        output: { banner: "'use client';" },
      },
    },
  });
}

/** Splits a page of the baseline into the parts that Next.js assembles again. */
async function pageParts(baseline: string, path: string) {
  const html = await readFile(join(baseline, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
  const page = parse(html, { comment: true, blockTextElements: { style: true, noscript: true, title: true } });
  // The policy allows only the site's own inline scripts and styles.
  page.querySelector('meta[http-equiv]')?.remove();
  // Marks the place of each component.
  for (const [name, , element] of components) {
    page.querySelector(`body ${element}`)?.replaceWith(`<x-component name="${name}"></x-component>`);
  }
  return {
    path,
    // Next.js adds styles, character set and viewport itself.
    tags: page.querySelectorAll('head :is(title, link, meta[property], meta[name]:not([name="viewport"]))').join(''),
    styles: page.querySelectorAll('head style').map(({ textContent }) => textContent),
    body: page.querySelector('body')?.innerHTML,
    slides: home.slides,
  };
}

/**
 * Builds the pages with Next.js, and installs it first if necessary. The pages have the HTML, styles, fonts and pictures
 * of the baseline, the site's interactive components, and the links of Next.js.
 * @param baseline the folder of the built site without scripts
 * @returns the folder of the built files
 */
export async function buildComparison(baseline: string): Promise<string> {
  const dist = join(folder, 'dist');
  ensureInstalled(comparison);
  await bundleComponents();
  const pages = await Promise.all(comparisonPaths.map((path) => pageParts(baseline, path)));
  await writeFile(join(folder, 'generated/pages.json'), JSON.stringify(pages));
  await writeFile(join(folder, 'generated/site.css'), pages[0]?.styles.join('\n') ?? '');
  await rm(dist, { recursive: true, force: true });
  run(folder, 'npx next build', { NEXT_TELEMETRY_DISABLED: '1' });
  await cp(baseline, dist, { recursive: true, filter: (file) => !/\.(?:html|js|br|gz)$/.test(file) });
  return dist;
}
