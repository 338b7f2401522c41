import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { compactSvg } from './compact-svg';
import { drawIllustration } from './draw/illustration';
import type { IllustrationName } from './recipes';

/** The picture in link previews, as a PNG because other sites do not show SVG there. */
function sharePng(name: IllustrationName): Promise<Buffer> {
  const svg = Buffer.from(drawIllustration(name, 'share'));
  return sharp(svg).png({ palette: true, colors: 128, effort: 1, dither: 0.6 }).toBuffer();
}

/**
 * Draws an illustration into the three files that the site asks for: `<name>-wide.svg` for banners, `<name>-tall.svg`
 * for cards and `<name>-share.png` for link previews.
 * @param folder where the files go; created if necessary
 */
export async function writeIllustration(folder: string, name: IllustrationName): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const crop of ['wide', 'tall'] as const) {
    await writeFile(join(folder, `${name}-${crop}.svg`), compactSvg(drawIllustration(name, crop)));
  }
  await writeFile(join(folder, `${name}-share.png`), await sharePng(name));
}
