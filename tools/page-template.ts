import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const stylesheet = /<link rel="stylesheet"[^>]* href="([^"]+)" ?\/?>/g;
const script = /\s*(<script type="module"[^>]* src="[^"]+"[^>]*><\/script>)/;

/**
 * Lets the scripts in when fonts and the first picture are here and have been drawn: a frame is about to be drawn, then it
 * has been. Held in a template, they are asked for by nobody before, and take nothing from what is to be seen. Whatever
 * stalls, they come after two seconds; what was taken out once is not there to be taken a second time.
 */
const afterFirstScreen =
  '<script>{const start=()=>document.body.append(document.getElementById("scripts").content);' +
  'addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(start)));setTimeout(start,2000)}</script>';

/**
 * Reads the page that Vite built around the scripts, and makes it the template of all pages: the styles stand in it, so
 * that a page is drawn as soon as it is here, and its scripts come after all that is to be seen, where `<!--page-scripts-->`
 * stands among them for those of one page. The files of the styles are removed; no page asks for them.
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
    html = html.replace(link, () => `<style>${styles.trim()}</style>`);
    if (address.startsWith('/assets/')) await rm(file);
  }
  const scripts = `<template id="scripts"><!--page-scripts-->${entry.replace('"module"', '"module" fetchpriority="low"')}</template>`;
  return html.replace(script, '').replace('</body>', () => `${scripts}${afterFirstScreen}</body>`);
}
