import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';

/** Scripts, what holds some back, and what tells a browser to fetch some. */
const scripts = 'template, script, link[rel="modulepreload"], link[as="script"]';
/** Elements whose content is text to a browser; nothing in them is a script of the page. */
const blockTextElements = { script: true, style: true, noscript: true, textarea: true, title: true };

/** A page without its scripts and without links that fetch them; every other character of it stays as it is. */
export function withoutScripts(html: string): string {
  const ranges = parse(html, { comment: true, blockTextElements })
    .querySelectorAll(scripts)
    .map(({ range }) => range);
  let kept = '';
  let from = 0;
  for (const [start, end] of ranges) {
    // Within what is left out already.
    if (start < from) continue;
    kept += html.slice(from, start);
    from = end;
  }
  return kept + html.slice(from);
}

/** Copies a built site to another folder, its pages without scripts. */
export async function writeTwin(dist: string, folder: string): Promise<void> {
  await cp(dist, folder, { recursive: true });
  const pages = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const file = join(folder, page);
    await writeFile(file, withoutScripts(await readFile(file, 'utf8')));
  }
}
