/** The sky that clears after rain. */
import { mix } from '../palette';
import { along, amid, fill } from '../paper';
import type { Pen } from '../pen';
import { between } from '../rng';

/** Clouds that draw away to the right, and the last veils of rain under them. */
export function clearing({ rng, tone, palette }: Pen): string {
  const sheet = (from: number, y: number, thick: number, color: string, shown: number) => {
    const shift = between(rng, 0, 6);
    const swell = (x: number) => Math.abs(Math.sin(x / 9 + shift)) * 2.6 + Math.abs(Math.sin(x / 5.3 + shift)) * 1.3;
    const taper = (x: number) => Math.min(1, (x - from) / 34) ** 0.7;
    const under = along(from, 96, 26, (x) => y + taper(x) * (thick + swell(x)) - 0.1 * (x - from));
    return fill(
      color,
      amid(
        along(from, 96, 3, (x) => y - 0.35 * (x - from)),
        under,
      ),
      shown,
    );
  };
  const blue = mix(palette.sky[0], '#7fa9c4', 0.5);
  const veils = [20, 33, 52, 70].map((x) => `M${x} 14h12L${x - 16} 46h-12z`).join('');
  return [
    fill(
      blue,
      amid(
        along(-175, 20, 8, (x) => 9 + 2 * Math.sin(x / 15)),
        along(-175, 20, 8, (x) => 15 + 2 * Math.sin(x / 19)),
      ),
      0.45,
    ),
    fill(tone('#8f9db8', 0.1, 0.3), veils, 0.18),
    sheet(-40, 22, 9, tone('#ffffff', 0.6, 0.2), 0.9),
    sheet(-22, 17, 9, tone('#b3bfd0', 0.3, 0.2), 0.9),
    sheet(2, 11, 8, tone('#8a98b4', 0.1, 0.2), 0.9),
  ].join('');
}
