import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const pixels = (svg: string, size: number) =>
  sharp(Buffer.from(svg.replace('<svg ', `<svg width="${size}" height="${size}" `))).png({ palette: true, effort: 10 });

/** The sign on ground that reaches the edges: a telephone rounds corners itself, and shows the tile's own ones in black. */
function withoutCorners(sign: string): string {
  return sign.replace(/ rx="\d+"/, '');
}

/** The sign with so much ground around it that a telephone may cut any shape that holds the middle 80 %. */
async function maskable(sign: string, size: number): Promise<Buffer> {
  const inner = Math.round(size * 0.4) * 2;
  const around = (size - inner) / 2;
  const small = await pixels(withoutCorners(sign), inner).toBuffer();
  const edges = { top: around, bottom: around, left: around, right: around };
  return sharp(small)
    .extend({ ...edges, extendWith: 'copy' })
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** PNGs of up to 255 px as one ICO file: a head of 6 bytes, an entry of 16 bytes for each, then the pictures. */
function ico(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let start = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = head.subarray(6 + 16 * index);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(start, 12);
    start += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/**
 * Writes the site's sign in all forms that browsers and telephones ask for: `favicon.ico` (16 and 32 px), and below
 * `media/` those of the home screen (180 px) and of the manifest (192 and 512 px).
 * @param dist the folder of the built site, in which `favicon.svg` stands
 */
export async function writeSiteIcons(dist: string): Promise<void> {
  const sign = await readFile(join(dist, 'favicon.svg'), 'utf8');
  await mkdir(join(dist, 'media'), { recursive: true });
  const tabs = [16, 32].map(async (size) => ({ size, png: await pixels(sign, size).toBuffer() }));
  const files = {
    'favicon.ico': Promise.all(tabs).then(ico),
    'media/home-screen.png': pixels(withoutCorners(sign), 180).toBuffer(),
    'media/icon-192.png': pixels(sign, 192).toBuffer(),
    'media/icon-512.png': pixels(sign, 512).toBuffer(),
    'media/icon-maskable-512.png': maskable(sign, 512),
  };
  await Promise.all(Object.entries(files).map(async ([file, made]) => writeFile(join(dist, file), await made)));
}
