/** The sky that clears after rain. */
import { mix } from '../palette';
import type { Pen } from '../pen';
import { between } from '../rng';
import { along, between2, cut } from './paper';

/** Clouds that draw away to the right, and the last veils of rain under them. */
export function clearing({ rng, tone, palette }: Pen): string {
  const sheet = (from: number, y: number, thick: number, color: string, shown: number) => {
    const shift = between(rng, 0, 6);
    const swell = (x: number) => Math.abs(Math.sin(x / 9 + shift)) * 2.6 + Math.abs(Math.sin(x / 5.3 + shift)) * 1.3;
    const taper = (x: number) => Math.min(1, (x - from) / 34) ** 0.7;
    const under = along(from, 96, 26, (x) => y + taper(x) * (thick + swell(x)) - 0.1 * (x - from));
    return cut(
      color,
      between2(
        along(from, 96, 3, (x) => y - 0.35 * (x - from)),
        under,
      ),
      ` opacity="${shown}"`,
    );
  };
  const blue = mix(palette.sky[0], '#7fa9c4', 0.5);
  const veils = [20, 33, 52, 70].map((x) => `M${x} 14h12L${x - 16} 46h-12z`).join('');
  return [
    cut(
      blue,
      between2(
        along(-175, 20, 8, (x) => 9 + 2 * Math.sin(x / 15)),
        along(-175, 20, 8, (x) => 15 + 2 * Math.sin(x / 19)),
      ),
      ' opacity=".45"',
    ),
    cut(tone('#8f9db8', 0.1, 0.3), veils, ' opacity=".18"'),
    sheet(-40, 22, 9, tone('#ffffff', 0.6, 0.2), 0.9),
    sheet(-22, 17, 9, tone('#b3bfd0', 0.3, 0.2), 0.9),
    sheet(2, 11, 8, tone('#8a98b4', 0.1, 0.2), 0.9),
  ].join('');
}
