import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { icons } from '../../spec/extensions/structured-data';
import { projectRoot } from '../../tools/project-root';

/** The PNGs in an icon file: the file itself, or those in the directory of an ICO file. */
function pngsOf(file: string): readonly Buffer[] {
  const bytes = readFileSync(join(projectRoot, 'public', file));
  if (!file.endsWith('.ico')) return [bytes];
  return Array.from({ length: bytes.readUInt16LE(4) }, (_, index) => {
    const entry = bytes.subarray(6 + 16 * index, 22 + 16 * index);
    const [length, start] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    return bytes.subarray(start, start + length);
  });
}

// A phone fills the clear corners of a cropped icon with black. A clinic's own logo may be a full square.
test.each(icons)('$file has icons of $sizes px; its corners are $corners', { tags: 'search' }, async (icon) => {
  const found = await Promise.all(
    pngsOf(icon.file).map(async (png) => {
      const { format, width, height } = await sharp(png).metadata();
      return { format, width, height, isOpaque: (await sharp(png).stats()).isOpaque };
    }),
  );
  const isOpaque = icon.corners === 'filled' ? true : expect.any(Boolean);
  expect(found).toEqual(icon.sizes.map((size) => ({ format: 'png', width: size, height: size, isOpaque })));
});
