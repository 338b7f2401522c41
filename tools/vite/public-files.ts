import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { extensionOf } from '../hosting/media-types.ts';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => statSync(join(folder, file)).isFile());

/** How raster pictures begin. One pattern for all formats, because browsers ignore their extensions. */
const pixels = /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF|.{4}ftypavif)/s;
/** Kinds of files: their extensions, their name in a warning, and how they begin. */
const kinds: readonly (readonly [extensions: RegExp, name: string, begins: RegExp])[] = [
  [/^pdf$/, 'a PDF', /%PDF-/],
  [/^svg$/, 'an SVG', /^(?:\xef\xbb\xbf)?\s*</],
  [/^(?:png|jpe?g|gif|webp|avif)$/, 'a picture that browsers can show', pixels],
];
const picture = /^(?:svg|png|jpe?g|gif|webp|avif)$/;
/** The largest size of a picture, in bytes. The site's own share pictures are a little smaller. */
const largest = 200_000;

/** Returns one line for each file whose content does not match its extension, and for each picture too large for phones. */
export function unsuitableFiles(publicDir: string): readonly string[] {
  return filesIn(publicDir).flatMap((file) => {
    const bytes = readFileSync(join(publicDir, file));
    const extension = extensionOf(file);
    const beginning = bytes.subarray(0, 1024).toString('latin1');
    const [, wrong] =
      kinds.find(([extensions, , begins]) => extensions.test(extension) && !begins.test(beginning)) ?? [];
    if (wrong) return [`public/${file} is not ${wrong}, whatever its name; save it as one.`];
    if (!picture.test(extension) || bytes.length <= largest) return [];
    const size = Math.round(bytes.length / 1000);
    return [`public/${file} is ${size} kB, too large for visitors on phones; make it smaller than 100 kB.`];
  });
}

/** Returns one line for each file in `public/` that the build replaces with its own. */
export function replacedFiles(publicDir: string, dist: string): readonly string[] {
  return filesIn(publicDir)
    .filter((file) => !file.endsWith('.html') && existsSync(join(dist, file)))
    .filter((file) => !readFileSync(join(dist, file)).equals(readFileSync(join(publicDir, file))))
    .map((file) => `public/${file} is not used, because the build writes its own dist/${file}.`);
}
