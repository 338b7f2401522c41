import sharp from 'sharp';

/** Pictures are compared at this width, in square parts of this side, in pixels. */
const width = 400;
const side = 20;

const pixels = (svg: string) => sharp(Buffer.from(svg)).resize(width).removeAlpha().raw().toBuffer();

/** How far two pictures are apart where they differ most: the mean difference of a part's color channels, 0 to 255. */
export async function farthestPart(oneSvg: string, otherSvg: string): Promise<number> {
  const [one, other] = await Promise.all([pixels(oneSvg), pixels(otherSvg)]);
  const parts = new Map<number, number>();
  one.forEach((value, at) => {
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
    const part = Math.floor(y / side) * width + Math.floor(x / side);
    parts.set(part, (parts.get(part) ?? 0) + Math.abs(value - (other[at] ?? 0)));
  });
  return Math.max(...parts.values()) / (side * side * 3);
}
