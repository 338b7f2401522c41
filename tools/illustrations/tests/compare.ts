import sharp from 'sharp';

/** The width at which pictures are compared, and the side of the square parts compared, in pixels. */
const width = 400;
const side = 20;

const pixels = (svg: string) => sharp(Buffer.from(svg)).resize(width).removeAlpha().raw().toBuffer();

/** The largest difference between two pictures: the mean difference of the color channels of a part, 0 to 255. */
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
