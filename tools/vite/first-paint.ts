import { parse } from 'node-html-parser';
import type { Plugin } from 'vite';

/**
 * Imports the scripts after the page has loaded and painted. If they loaded earlier, they would compete with the fonts and
 * the first picture for the network and the processor. Visitors can read the page without them.
 */
const afterPaint = (files: readonly string[]) =>
  `<script>addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(()=>{${files
    .map((file) => `import('${file}');`)
    .join('')}})))</script>`;

/**
 * Inlines the styles into index.html, so that a page can paint as soon as it arrives, and loads the scripts afterwards.
 * Removes the style sheet from the build, because no page requests it.
 * @throws if index.html has no style sheet or no script
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const page = parse(html, { comment: true, voidTag: { closingSlash: true } });
        const link = page.querySelector('link[rel="stylesheet"]');
        const file = link?.getAttribute('href')?.slice(1) ?? '';
        const styles = bundle[file];
        const script = page.querySelector('script[src]');
        const entry = bundle[script?.getAttribute('src')?.slice(1) ?? ''];
        if (styles?.type !== 'asset' || entry?.type !== 'chunk')
          throw new Error('Vite built no styles or no script into index.html');
        delete bundle[file];
        link?.replaceWith(`<style>${String(styles.source).trim()}</style>`);
        script?.remove();
        // The chunks that the entry imports, too: they would otherwise load one after the other.
        const files = [entry.fileName, ...entry.imports].map((name) => `/${name}`);
        page.querySelector('body')?.insertAdjacentHTML('beforeend', afterPaint(files));
        return page.removeWhitespace().toString();
      },
    },
  };
}
