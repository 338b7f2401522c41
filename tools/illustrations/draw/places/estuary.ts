/** An estuary: a channel that meanders through salt marsh, reeds, and a white egret in the shallows. */
import { n } from '../frame';
import { below, fill, points, ribbon, stroke, trail } from '../paper';
import type { DrawMotif, Pen } from '../pen';
import { between } from '../rng';
import { fade } from '../sky';
import { copy, mirrored, put, sow, strew, uprightSeed } from '../stamp';

/** A great egret, looking left toward the light; its feet at 0, 0, about 46 high. */
function egret({ tone }: Pen): string {
  const white = '#fdfcf6';
  const neck = ribbon('-2 -24 2.6, -5.6 -28 1.5, -4.4 -32 1.2, -1.6 -35.6 1.1, -2 -40 1.1, -5.6 -42.4 1.3');
  return [
    stroke(tone('#2b3136', -0.4), 0.7, 'M3 0v-9l-1-6M7-.6l-1-8l1-7M3 0h-2.6M3 0l1.4.5M7-.6h-2.4'),
    fill(tone(white, -0.42), 'M-4-26C-2-19 4-14 9-14C14-14 19-13 24-8C22-15 17-23 8-26C3-27.6-2-28-4-26z'),
    fill(
      tone(white, 0.5),
      'M-4.6-26C-3.6-19.6 3-16.4 8-16.6C14-17 19-13 23-9C20-16 15-23.4 8-26C3-27.8-3-28.4-4.6-26z',
    ),
    stroke(tone(white, -0.3), 0.4, 'M4-18.4q8-1 14 5M8-20.6q6 0 10 4.4'),
    fill(tone(white, 0.75), neck),
    fill(tone(white, 0.75), 'M-3.4-41C-4-43.6-7-44.2-9-42.6C-9.6-41.8-9.4-41-8.6-40.8C-6.4-40.4-4.4-39.6-3.4-41z'),
    fill(tone('#e5a52e', 0.1), 'M-8.6-42.9L-17-40.6L-8.6-40.6z') +
      fill(tone('#b97a1f', -0.1), 'M-9-41.4L-17-40.6L-8.6-40.5z'),
    fill(tone('#22282c', -0.3), 'M-7.4-42.1q.4-.5.8 0t-.8 0'),
  ].join('');
}

/** A stand of reeds: leaning blades, some with a brown head; and two as they look far off, broader, to the left and the right. */
function reeds({ rng, tone, id }: Pen): string {
  const blades = Array.from({ length: 9 }, (_, i) => {
    const [x, high, lean] = [(i - 4) * 1.3, between(rng, 14, 25), (i - 4) * 0.9 + between(rng, -1, 2)];
    return {
      blade: `M${n(x)} 1q${n(lean * 0.2)}${n(-high * 0.6)} ${n(lean)}${n(-high)}`,
      head: i % 3 === 1 ? `M${n(x + lean)} ${n(-high + 0.6)}l${n(-lean * 0.1)} 4` : '',
    };
  });
  const drawn = `${stroke(tone('#5e7c46', -0.25), 0.8, blades.map(({ blade }) => blade).join(''))}${stroke(tone('#a9b068', 0.2), 0.35, blades.map(({ blade }) => blade).join(''))}${stroke(tone('#8a6136', -0.1), 1.5, blades.map(({ head }) => head).join(''))}`;
  const far = `<g transform="scale(1.25 .83)">${drawn}</g>`;
  return uprightSeed(`${id}-reeds`, drawn) + uprightSeed(`${id}-far0`, far) + uprightSeed(`${id}-far1`, mirrored(far));
}

export const estuary: DrawMotif = (pen) => {
  const { id, tone, across, recipe, palette } = pen;
  const reed = `${id}-reeds`;
  // The channel twice: its muddy banks a little wider than its water.
  const channel = [0.7, 0].map((mud) =>
    trail(
      `-62 59.4 ${1.4 + mud}, -30 61 ${2.6 + mud}, 10 62.2 ${3.4 + mud}, 26 64.4 ${4 + mud}, -2 66.8 ${5 + mud}, -52 68.8 ${7 + mud * 1.5}, -80 72.4 ${8 + mud * 1.5}, -64 77 ${11 + mud * 2}, -24 83.6 ${24 + mud * 2}, 0 96 ${58 + mud * 3}`,
    ),
  );
  const tufts = points(
    '-118 63, -96 65, -74 64, -40 64.4, -20 64.8, 44 63, 56 66, 34 69, 50 72, -10 71.6, 12 74, -30 72.6, 30 78, -108 70, -116 78, -100 82, 64 82',
  );
  return {
    behind: put(
      across(recipe.at),
      0,
      [
        `<defs>${fade(`${id}-f`, [tone('#cfc585', 0.35, 0.5), tone('#b3ad5e', 0.15, 0.1), tone('#7f8a4a', -0.1)])}${fade(`${id}-w`, palette.water)}<g id="${id}-e">${egret(pen)}</g>${reeds(pen)}</defs>`,
        fill(`url(#${id}-f)`, below('-190 60.4, -120 59.6, -60 60.6, -10 60, 40 61, 110 59.8', 102)),
        // Pale and dark drifts of salt grass, then the water between muddy banks.
        fill(
          tone('#e2d28c', 0.5, 0.25),
          trail('-190 66 2, -130 67 4, -84 66 2, -60 64.6 0.5', 0.3) + trail('30 63.4 0.5, 60 63 2, 110 64 3', 0.3),
          0.8,
        ),
        fill(
          tone('#8c8f4a', -0.15, 0.1),
          trail('-190 76 6, -140 78 9, -104 75 5, -84 73.4 0.6', 0.3) +
            trail('2 76.6 0.6, 34 78 6, 70 78 8, 120 80 10', 0.3),
          0.7,
        ),
        fill(tone('#5f5a42', -0.35, 0.08), channel[0] ?? ''),
        put(0, 0.5, fill(`url(#${id}-w)`, channel[1] ?? '')),
        sow(tufts.map(([x, y], i) => ({ id: `${id}-far${i % 2}`, x, y, size: (y - 57) / 75 }))),
        stroke(
          palette.light,
          0.6,
          'M-44 60.6h7M-22 61.4h9M6 62.4h10M4 65h14M-30 67.4h14M-62 69.4h12M-84 72.6h12M-72 76h14M-50 79h16M-22 80.6h12M-52 83h18M14 85.4h16M-30 87h12',
          0.85,
        ),
        // The egret stands in the shallows, between its image and the rings around its legs.
        copy(`${id}-e`, -10, 86.6, [1.15, -0.34], 0, ' opacity=".4"'),
        `<g fill="none" stroke="${palette.light}" stroke-width=".5" opacity=".8"><ellipse cx="-4.6" cy="85.4" rx="9" ry="1.3"/><ellipse cx="-4" cy="85.6" rx="16" ry="2.5" opacity=".6"/></g>`,
        copy(`${id}-e`, -10, 85.4, 1.15),
      ].join(''),
    ),
    front: put(
      across(recipe.at),
      0,
      strew(reed, '22 93 1.3, 33 96 1.15, 13 96 0.8, -84 95 1, -73 98 0.8, 66 95 1.2, -140 99 1.1'),
    ),
  };
};
