/** A wooden ranch gate that stands open; a path goes through it into golden hills. */
import { n } from '../frame';
import { below, fill, stroke, trail } from '../paper';
import type { DrawMotif } from '../pen';
import { grass } from '../plants/bunchgrass';
import { copy, put } from '../stamp';
import { oak } from './oak';

export const openGate: DrawMotif = (pen) => {
  const { id, tone, across, recipe } = pen;
  const x = across(recipe.at) - 12;
  const wood = '#8a6a4c';
  const [dark, body, lit] = [tone(wood, -0.6), tone(wood, -0.1), tone('#e3bb86', 0.4)];
  /** A post with its foot at x, y: a dark side, a lit side and a slanted head. */
  const post = (px: number, y: number, high: number, wide: number) =>
    fill(dark, `M${n(px - wide / 2)} ${y}v${n(-high)}l${wide}-1.4v${n(high + 1.4)}z`) +
    fill(lit, `M${n(px - wide / 2)} ${y}v${n(-high)}l${n(wide * 0.36)}-.5v${n(high + 0.5)}z`);
  /** Three rails between two posts; each has a sunlit upper edge. */
  const rails = (fromX: number, fromY: number, toX: number, toY: number, high: number, fall: number) =>
    [
      [dark, 1.7, 0],
      [lit, 0.5, 0.6],
    ]
      .map(([color, wide, up]) => {
        const three = [0.28, 0.58, 0.88].map(
          (share) =>
            `M${fromX} ${n(fromY - high * share - Number(up))}L${toX} ${n(toY - high * fall * share - Number(up))}`,
        );
        return stroke(String(color), Number(wide), three.join(''));
      })
      .join('');
  // The leaf hangs on the left post and swings toward the viewer, so its free end stands lower and taller.
  const [hinge, free] = [
    { x: -19, y: 84, high: 22 },
    { x: -57, y: 93, high: 27 },
  ];
  const bar = (share: number) =>
    `M${hinge.x} ${n(hinge.y - hinge.high * share)}L${free.x} ${n(free.y - free.high * share)}`;
  const bars = [0.08, 0.3, 0.52, 0.74, 0.96];
  const leaf = [
    stroke(dark, 1.6, `M${hinge.x} ${hinge.y - hinge.high * 0.95}L${free.x} ${n(free.y - free.high * 0.08)}`),
    stroke(body, 2.4, bars.map((share) => bar(share)).join('')),
    stroke(lit, 0.7, bars.map((share) => bar(share + 0.035)).join('')),
    stroke(body, 2.6, `M${free.x} ${free.y}v${-free.high - 1}`) +
      stroke(lit, 0.8, `M${free.x - 0.9} ${free.y}v${-free.high - 1}`),
    stroke(body, 2.2, `M${hinge.x} ${hinge.y}v${-hinge.high}`),
  ].join('');
  return {
    behind: put(
      x,
      0,
      `<defs>${oak(pen, 'oak', 0.18)}</defs>` +
        fill(tone('#e8b45c', 0.35, 0.25), below('-190 68, -120 62, -70 66, -24 64, 20 57, 60 60, 140 56')) +
        copy(`${id}-oak`, 30, 59.5, 0.42) +
        copy(`${id}-oak`, 40, 60, 0.3) +
        copy(`${id}-oak`, -96, 66, 0.5) +
        fill(tone('#fff3d6', 0.6, 0.15), trail('6 72.4 1.9, 15.4 67.8 1.2, 8 64 0.7, 13 60.4 0.5, 21 57.2 0.3')) +
        fill(tone('#f0c060', 0.35, 0.04), below('-190 78, -120 80, -60 76, -24 72, 10 70.5, 50 73, 140 78')) +
        fill(
          tone('#f5cb74', 0.42, 0.04),
          'M-60 76C-48 74.6-36 73-24 72C-12 71 0 70.6 10 70.5C0 73-20 74-34 77S-72 80-90 79C-78 78.6-70 77.2-60 76z',
        ),
    ),
    front:
      put(
        x,
        0,
        fill(tone('#c98f40', -0.1), below('-190 92, -120 90, -60 87, -20 84, 20 83.6, 60 86, 140 92')) +
          fill(
            tone('#e8b962', 0.3),
            'M-120 90C-100 89-80 88.2-60 87C-46 86-34 85-20 84C-10 83.4 10 83.4 20 83.6C0 86-40 88-70 91S-110 92-120 90z',
          ) +
          fill(
            tone('#8f6232', -0.3),
            trail('-16 107 27, -7 95 17.4, 1 87 11.6, 7 81.6 7.6, 3 77.6 5, 0.5 74.2 3.7, 5 70.9 2.5'),
          ) +
          fill(
            tone('#fff3d6', 0.7),
            trail('-17 107 26.6, -8 94.8 17, 0 86.8 11.2, 6.4 81.4 7.3, 2.6 77.4 4.8, 0.2 74 3.5, 4.8 70.7 2.3'),
          ) +
          rails(-19, 84, -180, 90, 18, 1) +
          post(-180, 91, 20, 3) +
          post(-140, 89.6, 20, 3) +
          rails(19, 83.6, 100, 88, 18, 1.1) +
          post(-100, 88, 20, 3) +
          post(-60, 86.6, 20, 3) +
          post(52, 87, 20, 3.2) +
          post(19, 86, 28, 5) +
          post(-19, 86, 28, 5) +
          leaf,
      ) + grass(pen, recipe.at + 0.12, 4, 16),
  };
};
