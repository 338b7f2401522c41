import type { Manifest } from 'vite';

/** The chunk that a source file went into, and all that it imports. */
function chunksOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, seen);
  return seen;
}

/**
 * The links that let a browser fetch what a page shows all at once, instead of one after another: its first picture (which
 * is marked lazy like all pictures, and would otherwise start late) and the fonts.
 * @param manifest Vite's manifest of the browser build
 * @param body the page's rendered HTML
 */
export function pageHead(manifest: Manifest, body: string): string {
  // Those with the characters that every page uses are our own; the whole ones come from packages.
  const fonts = Object.values(manifest).flatMap(({ file, src }) => (src && /^src\/.*\.woff2$/.test(src) ? [file] : []));
  const picture = /<img src="([^"]+)"/.exec(body)?.[1];
  return [
    ...(picture ? [`<link rel="preload" href="${picture}" as="image" type="image/svg+xml" fetchpriority="high">`] : []),
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
  ].join('');
}

/**
 * The links that let a browser fetch a page's chunks along with the script that all pages have, and not after it.
 * @param manifest Vite's manifest of the browser build
 * @param files the page's source files, relative to src
 * @throws when a source file has no chunk
 */
export function pageScripts(manifest: Manifest, files: readonly string[]): string {
  const keys = files.map((file) => file.replace(/^\.\./, 'src'));
  for (const key of keys) if (!manifest[key]) throw new Error(`No chunk was built from ${key}`);
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  const already = new Set([entry?.file]);
  const chunks = new Set(keys.flatMap((key) => [...chunksOf(manifest, key)]).filter((file) => !already.has(file)));
  return [...chunks]
    .map((file) => `<link rel="modulepreload" href="/${file}" crossorigin fetchpriority="low">`)
    .join('');
}
