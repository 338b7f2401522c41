import sharp from 'sharp';

/** How far inside a box, in px, a change still counts as being at its edge. */
const edge = 4;

/** A rectangle in CSS pixels. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The WCAG relative luminance of each value of a channel. */
export const luminanceOf = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

async function luminances(png: Buffer): Promise<Float64Array> {
  const data = await sharp(png).removeAlpha().toColourspace('srgb').raw().toBuffer();
  const channel = (index: number) => luminanceOf[data[index] ?? 0] ?? 0;
  return Float64Array.from({ length: data.length / 3 }, (_, pixel) => {
    const at = 3 * pixel;
    return 0.2126 * channel(at) + 0.7152 * channel(at + 1) + 0.0722 * channel(at + 2);
  });
}

/** Counts the pixels at the edges of boxes whose contrast between two PNGs of the same width is 3 to 1 or more. */
export async function changedAtEdges(
  before: Buffer,
  after: Buffer,
  width: number,
  boxes: readonly Rect[],
): Promise<number> {
  const [old, current] = await Promise.all([luminances(before), luminances(after)]);
  const inside = (x: number, y: number) =>
    boxes.some(
      (box) => x > box.x + edge && x < box.x + box.width - edge && y > box.y + edge && y < box.y + box.height - edge,
    );
  return current.reduce((count, value, pixel) => {
    const was = old[pixel] ?? value;
    const contrast = (Math.max(was, value) + 0.05) / (Math.min(was, value) + 0.05);
    return contrast >= 3 && !inside(pixel % width, Math.floor(pixel / width)) ? count + 1 : count;
  }, 0);
}
