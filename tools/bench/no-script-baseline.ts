import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';

const scripts = 'script, link[rel="modulepreload"], link[as="script"]';
/** Elements whose content browsers treat as text; it contains no scripts of the page. */
const blockTextElements = { script: true, style: true, noscript: true, textarea: true, title: true };

/** Removes a page's scripts and the links that fetch them; every other character stays unchanged. */
export function withoutScripts(html: string): string {
  const ranges = parse(html, { comment: true, blockTextElements })
    .querySelectorAll(scripts)
    .map(({ range }) => range);
  return ranges.reduceRight((text, [start, end]) => text.slice(0, start) + text.slice(end), html);
}

/** Copies a built site to another folder and removes the scripts from its pages. */
export async function writeBaseline(dist: string, folder: string): Promise<void> {
  // The compressed copies of pages still have their scripts.
  await cp(dist, folder, { recursive: true, filter: (file) => !/\.html\.(?:br|gz)$/.test(file) });
  const pages = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const file = join(folder, page);
    await writeFile(file, withoutScripts(await readFile(file, 'utf8')));
  }
}
