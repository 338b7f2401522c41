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
const png = { palette: true, effort: 10 };

/** Writes the middle of a banner's picture, `<name>-wide.svg`, as `<name>-share.png`. */
const writeSharePicture = (name: string) =>
  sharp(join(media, `${name}-wide.svg`))
    .resize({ width: 1200, height: 630, fit: 'cover' })
    .png({ palette: true, colors: 128, effort: 1, dither: 0.6 })
    .toFile(join(media, `${name}-share.png`));

/** Makes an ICO file: a header, one entry of 16 bytes for each PNG, and the PNGs. */
function icoFile(sizes: readonly number[], pngs: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pngs.length);
  head.set([0, 0, 1, 0, pngs.length]);
  for (const [index, size] of sizes.entries()) {
    const entry = 6 + 16 * index;
    head.set([size, size, 0, 0, 1, 0, 32, 0], entry);
    head.writeUInt32LE(pngs[index]?.length ?? 0, entry + 8);
    head.writeUInt32LE(Buffer.concat([head, ...pngs.slice(0, index)]).length, entry + 12);
  }
  return Buffer.concat([head, ...pngs]);
}

/** Writes the ICO and PNG icons. */
async function writeIcons(): Promise<void> {
  const logo = readFileSync(join(publicFolder, 'favicon.svg'), 'utf8');
  // Some phones round the corners of an icon, and show transparent corners in black.
  const filled = logo.replace(/ rx="\d+"/, '');
  const icon = (size: number, svg = logo) => sharp(Buffer.from(svg)).resize(size);
  const sizes = [16, 32];
  const small = await Promise.all(sizes.map((size) => icon(size).png(png).toBuffer()));
  writeFileSync(join(publicFolder, 'favicon.ico'), icoFile(sizes, small));
  const opaque = (size: number) => icon(size, filled).flatten({ background: 'white' });
  // Maskable icons have a safe zone, the middle 80%. Around it, the background is extended.
  const [inner, margin] = [410, 51];
  const around = { top: margin, bottom: margin, left: margin, right: margin, extendWith: 'copy' as const };
  const made = {
    'home-screen': opaque(180),
    'icon-192': icon(192),
    'icon-512': icon(512),
    'icon-maskable-512': opaque(inner).extend(around),
  };
  for (const [name, picture] of Object.entries(made)) await picture.png(png).toFile(join(media, `${name}.png`));
}

const pictures = readdirSync(media).flatMap((file) => /^(.+)-wide\.svg$/.exec(file)?.[1] ?? []);
const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : [...pictures, 'icons'])
  await (name === 'icons' ? writeIcons() : writeSharePicture(name));
