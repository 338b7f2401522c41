import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'node-html-parser';
import { loadConfigFromFile, build as viteBuild } from 'vite';
import { content as home } from '../../../src/content/home';
import { projectRoot } from '../../project-root';
import { ensureInstalled, npm } from '../install';
import { comparisonPaths } from './paths';

/** The frameworks that the site is compared with; each has a folder here. */
export const comparisonNames = ['next', 'astro'] as const;
export type ComparisonName = (typeof comparisonNames)[number];

const here = dirname(fileURLToPath(import.meta.url));

/** The site's interactive components, and the elements that they render. */
const components = {
  Header: { file: join(here, 'Header.tsx'), element: 'header' },
  Slider: { file: join(projectRoot, 'src/components/Slider/Slider.tsx'), element: '[aria-roledescription="carousel"]' },
  ContactForm: { file: join(projectRoot, 'src/contact/ContactForm.tsx'), element: '#contact-form' },
};

/**
 * Bundles the site's interactive components for a framework. The framework's own links and location, from `router.tsx`
 * in its folder, replace React Router. The styles are already in the site's pages.
 */
async function bundleComponents(folder: string, generated: string): Promise<void> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, undefined, projectRoot);
  await viteBuild({
    configFile: false,
    root: projectRoot,
    // Suppresses warnings about the directive below.
    logLevel: 'error',
    // Class names must be the same as in the site's pages.
    ...(loaded?.config.css && { css: loaded.config.css }),
    resolve: { alias: [{ find: /^react-router-dom$|.*\/SiteLink$/, replacement: join(folder, 'router.tsx') }] },
    build: {
      outDir: generated,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      lib: {
        formats: ['es'],
        entry: Object.fromEntries(Object.entries(components).map(([name, { file }]) => [name, file])),
      },
      rolldownOptions: {
        external: /^(?:react|react-dom|next)(?:\/|$)/,
        // Next.js requires this directive in client components.
        output: { banner: "'use client';" },
      },
    },
  });
}

/** Splits a page of the baseline into the parts that a framework assembles again. */
async function pageParts(baseline: string, path: string) {
  const html = await readFile(join(baseline, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
  const page = parse(html, { comment: true, blockTextElements: { style: true, noscript: true, title: true } });
  const head = page.querySelector('head');
  const body = page.querySelector('body');
  if (!head || !body) throw new Error(`${path} has no head or no body`);
  // The policy allows only the site's own inline scripts and styles.
  for (const policy of head.querySelectorAll('meta[http-equiv]')) policy.remove();
  // Marks the place of each component.
  for (const [name, { element }] of Object.entries(components)) {
    body.querySelector(element)?.replaceWith(`<x-component name="${name}"></x-component>`);
  }
  const all = (selector: string) => head.querySelectorAll(selector);
  return {
    path,
    head: head.innerHTML,
    // For Next.js, which adds styles, character set and viewport itself.
    tags: all('title, link, meta[property], meta[name]:not([name="viewport"])').join(''),
    styles: all('style')
      .map(({ textContent }) => textContent)
      .join('\n'),
    body: body.innerHTML,
    slides: home.slides,
  };
}

/**
 * Builds the pages with a framework, and installs it first if necessary. The pages have the HTML, styles, fonts and
 * pictures of the baseline, the site's interactive components, and the framework's own links.
 * @param baseline the folder of the built site without scripts
 * @returns the folder of the built files
 */
export async function buildComparison(name: ComparisonName, baseline: string): Promise<string> {
  const folder = join(here, name);
  const generated = join(folder, 'generated');
  const dist = join(folder, 'dist');
  ensureInstalled(folder);
  await bundleComponents(folder, generated);
  const pages = await Promise.all(comparisonPaths.map((path) => pageParts(baseline, path)));
  await writeFile(join(generated, 'pages.json'), JSON.stringify(pages));
  await writeFile(join(generated, 'site.css'), pages[0]?.styles ?? '');
  await rm(dist, { recursive: true, force: true });
  npm(folder, 'run build', { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' });
  await mkdir(dist, { recursive: true });
  await cp(baseline, dist, {
    recursive: true,
    filter: (file) => !/\.(?:html|js)$/.test(file) && !/\.(?:br|gz)$/.test(file),
  });
  return dist;
}
