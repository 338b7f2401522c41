import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const stylesheet = /<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+)" ?\/?>/;
/** The script that Vite built from src/main.tsx, and the chunks that it imports. */
const script =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="(\/assets\/[^"]+)" ?\/?>(?:<\/script>)?/g;
/** Comments for developers are removed; the placeholder `<!--head-->`, without spaces, stays. */
const comment = /\s*<!-- .*? -->/g;

/**
 * Imports scripts once the fonts and the first picture of the page are loaded and painted: requested earlier, they would
 * take the connection and the processor from both. Until then, and without scripts, the page is complete.
 */
const afterPaint = (files: readonly string[]) =>
  `<script>addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(()=>{${files
    .map((file) => `import('${file}');`)
    .join('')}})))</script>`;

/**
 * Turns the index.html that Vite built into the template of all pages. The styles are inlined, so that a page can be
 * painted as soon as its HTML has arrived, and their file, which no page requests, is deleted. The scripts come after paint.
 * @param dist the output directory of Vite's build
 * @throws when index.html links no stylesheet or no script
 */
export async function pageTemplate(dist: string): Promise<string> {
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  const [link, address] = stylesheet.exec(html) ?? [];
  const scripts = [...html.matchAll(script)].flatMap(([, file]) => file ?? []);
  if (!link || !address || scripts.length === 0) throw new Error('Vite built no styles or no script into index.html');
  const file = join(dist, address);
  const styles = await readFile(file, 'utf8');
  await rm(file);
  return html
    .replace(link, () => `<style>${styles.trim()}</style>`)
    .replace(script, '')
    .replace(comment, '')
    .replace('</body>', () => `  ${afterPaint(scripts)}\n  </body>`);
}
