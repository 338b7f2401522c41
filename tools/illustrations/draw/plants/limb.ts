/** Limbs: trunks, boughs and twigs that taper and bend, and what trees share besides. Lengths as in pen.ts. */
import { n } from '../frame';
import { landColor } from '../palette';
import { fill, type Knot, type Point, ribbon, rows } from '../paper';
import type { Pen } from '../pen';
import type { Spot } from '../stamp';

/** A limb: its middle line, root first, from the text of its places and of its whole width there, `x y width, x y width`. */
export const limb = (text: string): Knot[] => rows(text).map(([x, y, width]) => [x, y, width / 2]);

/** The `d` of limbs. */
export const wood = (limbs: readonly (readonly Knot[])[]): string => limbs.map((knots) => ribbon(knots)).join('');

/** The `d` of the part of limbs that the light from the left reaches: a strip `share` as wide along their left edge. */
export const litSide = (limbs: readonly (readonly Knot[])[], share = 0.4): string =>
  wood(
    limbs.map((knots) =>
      knots.map(([x, y, half]) => [x - (half * 2 * (1 - share)) / 2.3, y - half * 2 * 0.06, half * share]),
    ),
  );

/** Where a limb is at `t`, from its root (0) to its tip (1), along straight lines between its knots, and which way it goes. */
export function spotAt(knots: readonly Knot[], t: number): Spot {
  const place = Math.min(t, 0.999) * (knots.length - 1);
  const at = Math.floor(place);
  const [x, y] = knots[at] ?? [0, 0];
  const [toX, toY] = knots[at + 1] ?? [x, y];
  const part = place - at;
  return {
    x: x + (toX - x) * part,
    y: y + (toY - y) * part,
    turn: (Math.atan2(toX - x, y - toY) * 180) / Math.PI,
  };
}

/** Points spread evenly, as seeds in a sunflower, over a round of radius 1; the middle ones first. */
export const spread = (count: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const reach = Math.sqrt((i + 0.5) / count);
    return [reach * Math.cos(i * 2.4), reach * Math.sin(i * 2.4)];
  });

/** A sheet: a low swell of the ground before a trunk's foot, so that it stands in the earth; `half` wide either side of 0, 0. */
export function foot({ palette, recipe }: Pen, half: number, high = 3): string {
  return fill(
    landColor(palette, recipe.tint, 1),
    `M${n(-half)} 1C${n(-half / 2)} 0${n(-half / 2)} ${n(-high)} 0 ${n(-high)}S${n(half / 2)} 0 ${n(half)} 1V8H${n(-half)}z`,
  );
}
