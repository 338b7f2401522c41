import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';

const scripts = 'script, link[rel="modulepreload"], link[as="script"]';
/** Elements whose content is text to a browser; nothing in them is a script of the page. */
const blockTextElements = { script: true, style: true, noscript: true, textarea: true, title: true };

/** A page without its scripts and without links that fetch them; every other character of it stays as it is. */
export function withoutScripts(html: string): string {
  const ranges = parse(html, { comment: true, blockTextElements })
    .querySelectorAll(scripts)
    .map(({ range }) => range);
  return ranges.reduceRight((text, [start, end]) => text.slice(0, start) + text.slice(end), html);
}

/** Copies a built site to another folder, its pages without scripts. */
export async function writeBaseline(dist: string, folder: string): Promise<void> {
  // What is compressed beside a page would be the page with its scripts.
  await cp(dist, folder, { recursive: true, filter: (file) => !/\.html\.(?:br|gz)$/.test(file) });
  const pages = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const file = join(folder, page);
    await writeFile(file, withoutScripts(await readFile(file, 'utf8')));
  }
}
