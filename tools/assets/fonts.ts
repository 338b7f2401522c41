import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';
import { projectRoot } from '../project-root';

const require = createRequire(import.meta.url);
const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const typographic = '©–—‘’“”…';
/** Spanish letters and punctuation, which the first screen of some pages contains. */
const spanish = 'ÁÉÍÑÓÚÜáéíñóúü¡¿';
/** Special spaces and hyphens, and the bullet that browsers draw in lists. */
const inserted = '\u00a0\u00ad\u200b\u2010\u2011\u2022\ufeff';

const text = printable + typographic + spanish + inserted;
const bold = text.replace(/[#$%*+<=>@[\\\]^_`{|}~©•]/g, '');

/**
 * The characters in the font files that pages normally load. Regular text has all the characters above. Bold text lacks ©,
 * the bullet, and symbols such as $ and @. Headings have only the Spanish characters that they need. Browsers fetch a font's
 * complete Latin file only if a page needs another character.
 */
export const coreCharacters = { text, bold, headings: bold.replace(/[ÁÉÍÑÓÚÜü¡]/g, '') };

const latin = (font: string, weight: number) => `@fontsource/${font}/files/${font}-latin-${weight}-normal.woff2`;

/** The font files in `src/styles/fonts`, each with its source font and its characters. */
export const coreFiles: Readonly<Record<string, { readonly source: string; readonly characters: string }>> = {
  'newsreader-600.woff2': { source: latin('newsreader', 600), characters: coreCharacters.headings },
  'atkinson-400.woff2': { source: latin('atkinson-hyperlegible-next', 400), characters: coreCharacters.text },
  'atkinson-700.woff2': { source: latin('atkinson-hyperlegible-next', 700), characters: coreCharacters.bold },
};

/** The OpenType features to keep: the browsers' defaults. */
const options = {
  targetFormat: 'woff2' as const,
  keepFeatures: ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk'],
};

/** The folder of the font files. */
export const fontFolder = join(projectRoot, 'src/styles/fonts');

/** Makes the subsets. @returns the content of each file, by its name */
export async function coreFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const fonts = new Map<string, Buffer>();
  for (const [name, { source, characters }] of Object.entries(coreFiles)) {
    const whole = await readFile(require.resolve(source));
    fonts.set(name, await subsetFont(whole, characters, options));
  }
  return fonts;
}

/** `npx tsx tools/assets/fonts.ts` writes the files. Run it after you update a font or change the characters above. */
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const [name, font] of await coreFonts()) {
    await writeFile(join(fontFolder, name), font);
    console.log(`${name}: ${font.length} bytes`);
  }
}
