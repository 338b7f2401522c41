import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const stylesheet = /<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+)" ?\/?>/;
/** Notes to whoever reads the files are not sent to visitors. Places to fill have no blank in their name. */
const note = /\s*<!-- .*? -->/g;

/**
 * Reads the page that Vite built and makes it the template of all pages, with the styles in it, so that a page is painted
 * as soon as it is here. The file of the styles is removed; no page asks for it.
 * @param dist the folder that Vite built to
 * @throws when the page is not as Vite is known to build it
 */
export async function pageTemplate(dist: string): Promise<string> {
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  const [link, address] = stylesheet.exec(html) ?? [];
  if (!link || !address) throw new Error('Vite built no styles into index.html');
  const file = join(dist, address);
  const styles = await readFile(file, 'utf8');
  await rm(file);
  return html.replace(link, () => `<style>${styles.trim()}</style>`).replace(note, '');
}
