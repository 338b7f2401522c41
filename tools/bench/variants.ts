import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { projectRoot } from '../project-root';
import { compressFiles } from '../vite/compress';
import { buildComparison } from './comparison';
import { serve } from './server';

/** The site, the same pages without scripts, and the same pages built with other frameworks. */
export type Variant = 'site' | 'baseline' | 'next' | 'astro';

/** Removes a page's scripts and the links that fetch them; every other character stays unchanged. */
export function withoutScripts(html: string): string {
  // Browsers treat the content of these elements as text; it contains no scripts of the page.
  const blockTextElements = { script: true, style: true, noscript: true, textarea: true, title: true };
  return parse(html, { comment: true, blockTextElements })
    .querySelectorAll('script, link[rel="modulepreload"], link[as="script"]')
    .reduceRight((text, { range: [start, end] }) => text.slice(0, start) + text.slice(end), html);
}

/**
 * Serves copies of all variants of the built site, so that a later build does not change what is measured.
 * @returns the origin of each
 */
export async function serveVariants(): Promise<Readonly<Record<Variant, string>>> {
  const copies = join(import.meta.dirname, 'dist');
  const site = join(copies, 'site');
  const baseline = join(copies, 'baseline');
  await rm(copies, { recursive: true, force: true });
  for (const copy of [site, baseline]) await cp(join(projectRoot, 'dist'), copy, { recursive: true });
  for (const file of (await readdir(baseline)).filter((name) => name.endsWith('.html'))) {
    const page = join(baseline, file);
    await writeFile(page, withoutScripts(await readFile(page, 'utf8')));
  }
  const next = await buildComparison('next', baseline);
  const astro = await buildComparison('astro', baseline);
  for (const folder of [baseline, next, astro]) await compressFiles(folder);
  return {
    site: await serve(site),
    baseline: await serve(baseline),
    next: await serve(next),
    astro: await serve(astro),
  };
}
