import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const stylesheet = /<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+)" ?\/?>/;
/** Comments for developers are removed; the placeholder `<!--head-->`, without spaces, stays. */
const comment = /\s*<!-- .*? -->/g;

/**
 * Turns the index.html that Vite built into the template of all pages. The styles are inlined, so that a page can be
 * painted as soon as its HTML has arrived, and their file, which no page requests, is deleted.
 * @param dist the output directory of Vite's build
 * @throws when index.html links no stylesheet
 */
export async function pageTemplate(dist: string): Promise<string> {
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  const [link, address] = stylesheet.exec(html) ?? [];
  if (!link || !address) throw new Error('Vite built no styles into index.html');
  const file = join(dist, address);
  const styles = await readFile(file, 'utf8');
  await rm(file);
  return html.replace(link, () => `<style>${styles.trim()}</style>`).replace(comment, '');
}
