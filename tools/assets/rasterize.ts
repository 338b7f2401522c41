import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '../project-root';

/**
 * `npx tsx tools/assets/rasterize.ts` makes PNG and ICO files from SVG files: share pictures, because few previews of links
 * show SVG, and icons, because many phones and older browsers show no SVG icons. With names as arguments, it makes only those:
 * for `mission icons`, `mission-share.png` and the icons.
 */
const publicFolder = join(projectRoot, 'public');
const media = join(publicFolder, 'media');
const shareSize = { width: 1200, height: 630 };

/** Writes the middle of a banner's picture, `<name>-wide.svg`, as `<name>-share.png`. */
async function writeSharePicture(name: string): Promise<void> {
  await sharp(join(media, `${name}-wide.svg`))
    .resize({ ...shareSize, fit: 'cover' })
    .png({ palette: true, colors: 128, effort: 1, dither: 0.6 })
    .toFile(join(media, `${name}-share.png`));
}

const png = { palette: true, effort: 10 };
const icon = (svg: string, size: number) => sharp(Buffer.from(svg)).resize(size).png(png).toBuffer();

/** Makes an icon without transparent corners. Some phones round the corners, and show transparent corners in black. */
const filledIcon = (svg: string, size: number) => {
  const squared = svg.replace(/ rx="\d+"/, '');
  return sharp(Buffer.from(squared)).resize(size).flatten({ background: 'white' }).png(png).toBuffer();
};

/** Draws an icon in the safe zone of maskable icons, the middle 80%, and extends its background. */
async function maskableIcon(svg: string, size: number): Promise<Buffer> {
  const inner = Math.round(size * 0.4) * 2;
  const margin = (size - inner) / 2;
  return sharp(await filledIcon(svg, inner))
    .extend({ top: margin, bottom: margin, left: margin, right: margin, extendWith: 'copy' })
    .png(png)
    .toBuffer();
}

/** Makes an ICO file: a header, one entry of 16 bytes for each PNG, and the PNGs. */
function icoFile(pngs: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pngs.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.length, 4);
  let offset = head.length;
  pngs.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    head.set([size, size, 0, 0, 1, 0, 32, 0], entry);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pngs.map(({ png }) => png)]);
}

/** Writes the ICO and PNG icons. */
async function writeIcons(): Promise<void> {
  const logo = readFileSync(join(publicFolder, 'favicon.svg'), 'utf8');
  const small = await Promise.all([16, 32].map(async (size) => ({ size, png: await icon(logo, size) })));
  writeFileSync(join(publicFolder, 'favicon.ico'), icoFile(small));
  writeFileSync(join(media, 'home-screen.png'), await filledIcon(logo, 180));
  writeFileSync(join(media, 'icon-192.png'), await icon(logo, 192));
  writeFileSync(join(media, 'icon-512.png'), await icon(logo, 512));
  writeFileSync(join(media, 'icon-maskable-512.png'), await maskableIcon(logo, 512));
}

const pictures = readdirSync(media).flatMap((file) => /^(.+)-wide\.svg$/.exec(file)?.[1] ?? []);
const known = [...pictures, 'icons'];
const named = process.argv.slice(2);
const unknown = named.filter((name) => !known.includes(name));

if (unknown.length > 0) {
  console.error(`There is no picture named ${unknown.join(', ')}. The names are: ${known.join(', ')}.`);
  process.exitCode = 1;
} else {
  const wanted = named.length > 0 ? named : known;
  for (const name of pictures.filter((picture) => wanted.includes(picture))) await writeSharePicture(name);
  if (wanted.includes('icons')) await writeIcons();
}
