import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictures } from '../../src/content/pictures';
import { projectRoot } from '../project-root';
import { drawScene } from './draw/scene';

/** Pictures that were turned into pixels before; a picture that did not change is not turned again. */
const cache = join(projectRoot, 'node_modules/.cache/share-pictures');

/** How the pixels are made; another way needs another name, so that the cache does not answer with the old ones. */
const manner = 'png-palette-2';

async function cached(source: string, file: string, make: () => Promise<Buffer>): Promise<void> {
  const kept = join(cache, `${createHash('sha256').update(manner).update(source).digest('hex')}.png`);
  if (!existsSync(kept)) await writeFile(kept, await make());
  await copyFile(kept, file);
}

/**
 * Writes the pictures that other sites show for a page, which cannot be SVG: one of 1200 × 630 px for each scene.
 * @param folder where the built pictures stand
 */
export async function writeSharePictures(folder: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const pixels = (svg: string) => sharp(Buffer.from(svg)).png({ palette: true, colors: 128, effort: 1, dither: 0.6 });
  const shares = pictures.map((name) => {
    const svg = drawScene(name, 'share');
    return cached(svg, join(folder, `${name}-share.png`), () => pixels(svg).toBuffer());
  });
  await Promise.all(shares);
}
