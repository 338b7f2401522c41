import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';
import { projectRoot } from '../project-root';

const require = createRequire(import.meta.url);
const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const typographic = '©–—‘’“”…';
/** What browsers put into a text by themselves: spaces of no width or that do not break, hyphens, the sign before an item. */
const inserted = '\u00a0\u00ad\u200b\u2010\u2011\u2022\ufeff';

/**
 * The characters that every visitor fetches: in running text all that a keyboard has, and the signs that pages use; in
 * headings and bold text what words are written with. The others of the latin fonts are a second file, which a browser
 * fetches when one of them is typed or written.
 */
export const coreCharacters = {
  text: printable + typographic + inserted,
  headings: (printable + typographic + inserted).replace(/[#$%*+<=>@[\\\]^_`{|}~©•]/g, ''),
};

/** The files that the site ships, each with the file that it is made from and the characters that it holds. */
export const coreFiles: Readonly<Record<string, { readonly source: string; readonly characters: string }>> = {
  'newsreader-600.woff2': {
    source: '@fontsource/newsreader/files/newsreader-latin-600-normal.woff2',
    characters: coreCharacters.headings,
  },
  'atkinson-400.woff2': {
    source: '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff2',
    characters: coreCharacters.text,
  },
  'atkinson-700.woff2': {
    source: '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff2',
    characters: coreCharacters.headings,
  },
};

/** What is kept of the fonts' features: the ones that browsers turn on by themselves, and figures of one width. */
const options = {
  targetFormat: 'woff2' as const,
  keepFeatures: ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'],
};

/** The folder that holds the fonts which pages ask for first. */
export const fontFolder = join(projectRoot, 'src/styles/fonts');

/** Makes the fonts that hold the core characters. @returns the content of each file, by its name */
export async function coreFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const fonts = new Map<string, Buffer>();
  for (const [name, { source, characters }] of Object.entries(coreFiles)) {
    const whole = await readFile(require.resolve(source));
    fonts.set(name, await subsetFont(whole, characters, options));
  }
  return fonts;
}

/** `npm run fonts` writes them; needed after a new release of a font, or when pages use a new sign. */
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const [name, font] of await coreFonts()) {
    await writeFile(join(fontFolder, name), font);
    console.log(`${name}: ${font.length} bytes`);
  }
}
