/** Fog lifting off a dark coastal headland with cypresses; light breaks through from the sea. */
import { n } from '../frame';
import { below, fill, type Point, rows } from '../paper';
import type { DrawMotif, Pen } from '../pen';
import { grass } from '../plants/bunchgrass';
import { between } from '../rng';
import { copy, put } from '../stamp';
import { cypress } from './cypress';

/** A bank of fog from `from` to `to`: billows above, flat below, tapering at both ends. */
function bank({ rng }: Pen, from: number, to: number, y: number, thick: number): string {
  const taper = (x: number) => Math.max(0, Math.sin((Math.PI * (x - from)) / (to - from))) ** 0.7;
  let x = from;
  let d = `M${from} ${y}`;
  while (x < to) {
    const wide = thick * between(rng, 0.5, 1.3);
    const end = Math.min(to, x + wide);
    const rise = y - thick * taper(end) * between(rng, 0.6, 1);
    // Each billow climbs steeply and rolls over to where the next begins.
    d += `Q${n(x + wide * 0.18)} ${n(rise - wide * 0.3)} ${n(x + wide * 0.6)} ${n(rise - wide * 0.16)}T${n(end)} ${n(end < to ? rise + thick * 0.06 : y)}`;
    x = end;
  }
  return `${d}Q${n((from + to) / 2)} ${n(y + thick * 0.3)} ${from} ${y}z`;
}

/** The cliff's edge towards the sea, from the plateau down to the waterline. */
const cliff = '95 44, 60 47, 36 46, 14 48, -8 50, -17 52, -20 57, -25 60, -28 66, -35 70, -40 77';

export const liftingFog: DrawMotif = (pen) => {
  const { id, tone, light, across, recipe } = pen;
  const x = across(recipe.at);
  const sun: Point = [light.x - x, light.y];
  const white = tone('#ffffff', 0.7, 0.3);
  /** A beam from the sun's rim: its direction (0 to the right, growing downwards) and how far it opens. */
  const ray = (turn: number, wide: number) => {
    const spot = (angle: number, reach: number) =>
      `${n(sun[0] + Math.cos(angle) * reach)} ${n(sun[1] + Math.sin(angle) * reach)}`;
    return `M${spot(turn, 12)}L${spot(turn, 150)}L${spot(turn + wide, 150)}L${spot(turn + wide, 12)}z`;
  };
  const rays = fill(
    pen.palette.glow,
    [ray(0.34, 0.11), ray(0.62, 0.13), ray(0.95, 0.1), ray(1.26, 0.14), ray(1.66, 0.1), ray(1.98, 0.12)].join(''),
    0.42,
  );
  const face = tone('#6f8f7f', 0.22);
  // The seaward face takes the light in full; the others only a little.
  const seaward = 'M-17 52C-16 57-19 60-21 64C-24 68-27 72-28 77H-40L-35 70L-28 66L-25 60L-20 57z';
  const faces = [
    'M-9 50.3L-7 58L-11 64L-9 70L-12 77H-21L-16 68L-17 63L-13 58z',
    'M8 48.8L11 56L6 61L7 68L3 77H-4L-1 70L-3 66L2 60L1 55z',
    'M31 46.6L34 55L28 60L29 66L24 77H15L20 69L19 64L24 58L23 53z',
    'M58 47L62 56L55 62L57 68L52 77H44L48 70L46 64L52 57z',
  ].join('');
  const gullies =
    'M-12 56L-13.6 66L-11 60zM6 55L3 67L7.4 60zM27 54L24 66L29 59zM42 50L38 68L44 60zM72 52L67 70L74 60zM-2 54L-4 62L-1 59zM16 53L13 66L17.6 60z';
  const stack = 'M-56 77C-55 73-53 71-52 67C-50 66-48 67-47 70C-45 72-44 74-43 77z';
  const head = `${fill(tone('#294b47', -0.25), below(cliff, 77))}${fill(tone('#2f524b', -0.1), stack)}${fill(tone('#1d3c3c', -0.45), gullies)}${fill(tone('#4a6f66', 0.05), faces)}${fill(face, `${seaward}M-56 77C-55 73-53 71-52 67C-51 66.6-50 67-50 68C-51 71-52 74-52 77z`)}${fill(
    tone('#6f8f63', 0.15),
    'M95 44C70 46 48 47 36 46C28 46 20 47 14 48C6 49-2 49-8 50L-17 52C-10 51.6 0 52 8 50.4C20 48.6 40 49.4 60 49.4L95 48z',
  )}`;
  const trees = rows('-5 49.8 1, 19 48.2 0.72, 38 47 0.86, 62 47.6 0.62, 74 46.6 0.8')
    .map(([at, y, size]) => copy(`${id}-cypress`, at, y, size))
    .join('');
  const fog = (d: string, shown: number) => fill(white, d, shown);
  const behind = [
    `<defs>${cypress(pen, 0.25)}<g id="${id}-head">${head}</g></defs>`,
    fog(bank(pen, -60, 100, 62, 14), 0.75),
    fog(bank(pen, -20, 110, 50, 16), 0.7),
    rays,
    `<use href="#${id}-head" transform="matrix(1 0 0 -.4 0 107.8)" opacity=".35"/>`,
    `<use href="#${id}-head"/>${trees}`,
    fill(white, 'M-62 76.6c6-.8 14 .4 22-.2s16-.6 30 0 60-.6 110 0v1.2c-40 .8-80-.4-110 .2s-40 .4-52-1.2z'),
    fog(bank(pen, 2, 120, 72, 13), 0.72),
    fog(bank(pen, -44, 44, 79, 9), 0.85),
    fog(bank(pen, -150, -66, 71, 6), 0.8),
  ].join('');
  const sky = `${fog(bank(pen, -24, 90, 17, 13), 0.85)}${fog(bank(pen, 0, 120, 27, 10), 0.6)}${fog(bank(pen, -150, -74, 40, 7), 0.7)}`;
  return { sky: put(x, 0, sky), behind: put(x, 0, behind), front: grass(pen, recipe.at - 0.34, 7, 20) };
};
