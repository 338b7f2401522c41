/** A channel where two currents of different color meet and run side by side in long interlocking curves. */
import { n } from '../frame';
import { mix } from '../palette';
import { amid, fill, type Point, ribbon, thick } from '../paper';
import type { DrawMotif } from '../pen';
import { grass } from '../plants/bunchgrass';
import { between } from '../rng';
import { fade } from '../sky';
import { put } from '../stamp';

/** How near the water lies at a share of the way from the far end to the viewer. */
const nearness = (t: number) => t ** 1.7;
/** Where the currents meet, from the motif's middle: a line that swings more widely as it comes near. */
const seam = (t: number) => {
  const s = nearness(t);
  return -46 + 30 * t + Math.sin(t * 11.4 + 0.4) * (2 + 19 * s);
};
/** How wide one strand of a current is there. */
const strand = (t: number) => 0.8 + 10.5 * nearness(t);

export const twoCurrents: DrawMotif = (pen) => {
  const { id, tone, across, recipe, palette, horizon, light } = pen;
  const x = across(recipe.at);
  const top = horizon + 6;
  const deep = 103 - top;
  const height = (t: number) => top + deep * nearness(t);
  const sample = (from: number, to: number, count: number, side: (part: number) => number): Point[] =>
    Array.from({ length: count + 1 }, (_, i) => {
      const part = i / count;
      const t = from + (to - from) * part;
      return [seam(t) + side(part) * strand(t), height(t)];
    });
  const lane = (side: number) => sample(0, 1, 9, () => side);
  const here = mix(palette.water[0], palette.water[1], 6 / (100 - horizon));
  const warm = ['#f2b899', '#d98d8c', '#eaa48f', '#cc8290', '#dd9790'].map((color) =>
    mix(tone(color, 0.3), palette.sky[2], 0.35),
  );
  const cool = ['#2c86a0', '#174f74', '#236f8e', '#123f66', '#1c5a7c'].map((color) => tone(color, 0));
  const widths = [1, 2.1, 3, 4.4, 5.6];
  const bands = [-1, 1].flatMap((side) => {
    const colors = side < 0 ? warm : cool;
    return [4, 3, 2, 1, 0].map((i) => fill(colors[i] ?? '', amid(lane(0), lane(side * (widths[i] ?? 1)))));
  });
  /** A tongue that leaves its own current and runs out in the other one. */
  const tongue = (from: number, long: number, side: number, wide: number) =>
    ribbon(
      thick(
        sample(from, Math.min(1.02, from + long), 4, (part) => side * part ** 1.4),
        (share, y) => wide * ((y - top) / deep) ** 0.85 * (1 - share) * (0.25 + 2.4 * share),
      ),
      0.6,
    );
  const reach = [0.16, 0.32, 0.48, 0.64, 0.8];
  const tongues = (color: string, late: number, long: number, side: number, wide: number, shown = 1) =>
    fill(color, reach.map((from) => tongue(from + late, long, side, wide)).join(''), shown);
  /** Long lines of flow out in the open water, so that each current is seen to move. */
  const flow = (side: number) =>
    [6.4, 7.6, 9, 10.6, 12.4, 5.2, 3.9]
      .map((off, i) => {
        const from = 0.1 + ((i * 0.37) % 0.55);
        return ribbon(
          thick(
            sample(from, from + 0.42, 3, () => side * off),
            (share, y) => 1.3 * ((y - top) / deep) ** 0.8 * Math.sin(Math.PI * share),
          ),
          0.7,
        );
      })
      .join('');
  const parts = [
    `<defs>${fade(`${id}-cool`, [here, tone('#3f6a96', 0), tone('#123f66', -0.1)])}${fade(`${id}-warm`, [here, warm[3] ?? here, warm[1] ?? here])}</defs>`,
    fill(`url(#${id}-warm)`, `M-172 ${top}H${n(seam(0))}V102H-172z`),
    fill(
      `url(#${id}-cool)`,
      amid(lane(0), [
        [90, top],
        [90, 102],
      ]),
    ),
    ...bands,
    fill(mix(palette.light, palette.sky[2], 0.35), flow(-1), 0.6),
    fill(tone('#5aa7b8', 0.25), flow(1), 0.55),
    tongues(warm[0] ?? '', 0, 0.4, 3, 5.4),
    tongues(cool[0] ?? '', -0.08, 0.4, -3, 5.4),
    tongues(cool[1] ?? '', -0.04, 0.36, -1.8, 3),
    tongues(warm[1] ?? '', 0.04, 0.36, 1.8, 3),
    tongues(mix(palette.light, palette.sky[2], 0.25), -0.04, 0.3, -4.2, 1.3, 0.85),
    tongues(tone('#7cc7cc', 0.3), 0.02, 0.3, 4.4, 1.3, 0.85),
  ];
  const glints = Array.from({ length: 6 }, (_, i) => {
    const half = between(pen.rng, 2, 5) * (0.6 + i / 11);
    return `M${n(light.x - x - half + between(pen.rng, -4, 4))} ${n(top + 1.5 + 0.3 * i ** 1.9)}h${n(half * 2)}`;
  });
  parts.push(
    `<path d="${glints.join('')}" stroke="${palette.light}" stroke-width=".8" stroke-linecap="round" opacity=".65"/>`,
  );
  return {
    behind: put(x, 0, parts.join('')),
    front: grass(pen, recipe.at + 0.16, 5, 20),
  };
};
