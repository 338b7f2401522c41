import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { projectRoot } from '../project-root';
import { compressFiles } from '../vite/compress';
import { withSwap } from './floor';
import { serve } from './server';

/** The site, the baseline (its pages without scripts), and the floor (the baseline with a few lines of script). */
export type Variant = 'site' | 'baseline' | 'floor';

/** Removes a page's scripts and the `<link>` elements that preload them. Every other character stays unchanged. */
export function withoutScripts(html: string): string {
  // Browsers treat the content of these elements as text, so it contains no scripts.
  const blockTextElements = { script: true, style: true, noscript: true, textarea: true, title: true };
  return parse(html, { comment: true, blockTextElements })
    .querySelectorAll('script, link[rel="modulepreload"], link[as="script"]')
    .reduceRight((text, { range: [start, end] }) => text.slice(0, start) + text.slice(end), html);
}

/** Rewrites all HTML files in a folder, but not in its subfolders. */
async function rewritePages(folder: string, rewrite: (html: string, file: string) => string): Promise<void> {
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.html'))) {
    const page = join(folder, file);
    await writeFile(page, rewrite(await readFile(page, 'utf8'), file));
  }
}

/**
 * Serves all variants of the built site. Serves copies, so that a later build does not affect the measurement.
 * @returns the origin of each variant
 */
export async function serveVariants(): Promise<Readonly<Record<Variant, string>>> {
  const copies = join(import.meta.dirname, 'dist');
  const copyOf = async (folder: string, name: Variant) => {
    await cp(folder, join(copies, name), { recursive: true });
    return join(copies, name);
  };
  await rm(copies, { recursive: true, force: true });
  const site = await copyOf(join(projectRoot, 'dist'), 'site');
  const baseline = await copyOf(site, 'baseline');
  await rewritePages(baseline, withoutScripts);
  const floor = await copyOf(baseline, 'floor');
  await rewritePages(floor, withSwap);
  for (const folder of [baseline, floor]) await compressFiles(folder);
  return { site: await serve(site), baseline: await serve(baseline), floor: await serve(floor) };
}
