import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from 'terser';
import { transformWithOxc } from 'vite';

const stylesheet = /<link rel="stylesheet"[^>]* href="([^"]+)" ?\/?>/g;
/** Notes to whoever reads the files are not sent to visitors. Places to fill have no blank in their name. */
const note = /\s*<!-- .*? -->/g;
const cssComment = /^\s*\/\*.*?\*\//s;
const script = /\s*(<script type="module"[^>]* src="[^"]+"[^>]*><\/script>)/;

/** What the script in the head is made of; each is a block of its own. */
const inlineParts = ['first-screen', 'one-press'];

/**
 * The script that every page has in its head.
 * @throws when nothing is left of it: the pages would never come alive
 */
async function headScript(): Promise<string> {
  const parts = inlineParts.map(async (name) => {
    const file = fileURLToPath(new URL(`../../src/inline/${name}.ts`, import.meta.url));
    const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { target: 'es2020' });
    return code;
  });
  const { code: small } = await minify((await Promise.all(parts)).join('\n'), { toplevel: true, ecma: 2020 });
  if (!small) throw new Error(`Nothing was left of ${inlineParts.join(', ')}`);
  return `<script>${small}</script>`;
}

/**
 * Reads the page that Vite built around the scripts, and makes it the template of all pages: the styles stand in it, so
 * that a page is drawn as soon as it is here, and its scripts come after all that is to be seen (src/inline/first-screen.ts),
 * where `<!--page-scripts-->` stands among them for those of one page. The files of the styles are removed; no page asks for them.
 * @param dist the folder that Vite built to
 * @throws when the page is not as Vite is known to build it
 */
export async function pageTemplate(dist: string): Promise<string> {
  let html = await readFile(join(dist, 'index.html'), 'utf8');
  const links = [...html.matchAll(stylesheet)];
  const [, entry] = script.exec(html) ?? [];
  if (links.length === 0 || !entry) throw new Error('Vite built no styles or no script into index.html');
  for (const [link, address = ''] of links) {
    const file = join(dist, address);
    const styles = await readFile(file, 'utf8');
    html = html.replace(link, () => `<style>${styles.replace(cssComment, '').trim()}</style>`);
    await rm(file);
  }
  const scripts = `<template id="scripts"><!--page-scripts-->${entry.replace('"module"', '"module" fetchpriority="low"')}</template>`;
  const inline = await headScript();
  return html
    .replace(script, '')
    .replace(note, '')
    .replace('<!--first-screen-->', () => inline)
    .replace('</body>', () => `${scripts}</body>`);
}
