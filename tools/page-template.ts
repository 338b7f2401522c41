import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const stylesheet = /<link rel="stylesheet"[^>]* href="([^"]+)" ?\/?>/g;
const script = /<script type="module" /;

/**
 * Reads the page that Vite built around the scripts, and makes it the template of all pages: the styles stand in it, so
 * that a page is drawn as soon as it is here, and its script comes after all that is to be seen. The files of the styles
 * are removed; no page asks for them.
 * @param dist the folder that Vite built to
 * @throws when the page is not as Vite is known to build it
 */
export async function pageTemplate(dist: string): Promise<string> {
  let html = await readFile(join(dist, 'index.html'), 'utf8');
  const links = [...html.matchAll(stylesheet)];
  if (links.length === 0 || !script.test(html)) throw new Error('Vite built no styles or no script into index.html');
  for (const [link, address = ''] of links) {
    const file = join(dist, address);
    const styles = await readFile(file, 'utf8');
    html = html.replace(link, () => `<style>${styles.trim()}</style>`);
    if (address.startsWith('/assets/')) await rm(file);
  }
  return html.replace(script, '<script type="module" fetchpriority="low" ');
}
