import sharp from 'sharp';

/** How far into an element, in px, a change still counts as one of its edge. */
const edge = 4;

/** A part of a picture, in px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The relative luminance of each value of a channel, by WCAG. */
const light = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** The relative luminance of each pixel of a PNG, row by row. */
export async function lights(png: Buffer): Promise<Float64Array> {
  const { data } = await sharp(png).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return Float64Array.from({ length: data.length / 3 }, (_, pixel) => {
    const part = (channel: number) => light[data[3 * pixel + channel] ?? 0] ?? 0;
    return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
  });
}

/**
 * How many pixels at the edges of boxes differ between two pictures by a contrast of 3 to 1 or more.
 * @param width the width of both pictures, in px
 * @param boxes where the boxes stand in the pictures
 */
export function changedAtEdges(
  before: Float64Array,
  after: Float64Array,
  width: number,
  boxes: readonly Box[],
): number {
  const inside = (x: number, y: number) =>
    boxes.some(
      (box) => x > box.x + edge && x < box.x + box.width - edge && y > box.y + edge && y < box.y + box.height - edge,
    );
  return after.reduce((count, value, pixel) => {
    const was = before[pixel] ?? value;
    const contrast = (Math.max(was, value) + 0.05) / (Math.min(was, value) + 0.05);
    return contrast >= 3 && !inside(pixel % width, Math.floor(pixel / width)) ? count + 1 : count;
  }, 0);
}
