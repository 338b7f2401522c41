import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const pixels = (svg: string, size: number) =>
  sharp(Buffer.from(svg.replace('<svg ', `<svg width="${size}" height="${size}" `))).png({ palette: true, effort: 10 });

/** The logo with square corners, because phones round the corners and would show transparent ones in black. */
function squared(logo: string): string {
  return logo.replace(/ rx="\d+"/, '');
}

/** The logo with enough background around it for the safe zone of maskable icons, the middle 80 %. */
async function maskable(logo: string, size: number): Promise<Buffer> {
  const inner = Math.round(size * 0.4) * 2;
  const margin = (size - inner) / 2;
  const small = await pixels(squared(logo), inner).toBuffer();
  return sharp(small)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, extendWith: 'copy' })
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/**
 * Draws the icons for phones into `media/`: one for home screens (180 px) and those of the web manifest.
 * @param folder the public folder, which contains `favicon.svg`
 * @throws (rejects) if there is no `favicon.svg`
 */
export async function writeIcons(folder: string): Promise<void> {
  const logo = await readFile(join(folder, 'favicon.svg'), 'utf8');
  await mkdir(join(folder, 'media'), { recursive: true });
  const icons = {
    'home-screen.png': pixels(squared(logo), 180).toBuffer(),
    'icon-192.png': pixels(logo, 192).toBuffer(),
    'icon-512.png': pixels(logo, 512).toBuffer(),
    'icon-maskable-512.png': maskable(logo, 512),
  };
  for (const [file, png] of Object.entries(icons)) await writeFile(join(folder, 'media', file), await png);
}
