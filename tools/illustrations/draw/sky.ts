/** The sky, what shines in it, and what floats in it. */
import type { Recipe } from '../recipe';
import { acrossOf, type Frame, n } from './frame';
import type { Palette } from './palette';
import { between, type Rng } from './rng';

const stop = (offset: number, color: string, opacity = 1) =>
  `<stop${offset ? ` offset="${offset}"` : ''} stop-color="${color}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;

/** A gradient from top to bottom. Takes its id and its colors, spread evenly; gives an element for `<defs>`. */
export function fade(id: string, colors: readonly string[]): string {
  const stops = colors.map((color, i) => stop(Number((i / (colors.length - 1)).toFixed(2)), color));
  return `<linearGradient id="${id}" x2="0" y2="1">${stops.join('')}</linearGradient>`;
}

/** The whole sky. `id` begins the ids of its gradients; gives SVG elements. */
export function sky(rng: Rng, frame: Frame, recipe: Recipe, palette: Palette, id: string): string {
  const { width, height } = frame;
  const horizon = recipe.horizon * height;
  const x = acrossOf(frame, recipe.light[0]);
  // At dusk the sun is down: the glow lies on the horizon while the moon stands above it.
  const glowY = recipe.hour === 'dusk' ? horizon : recipe.light[1] * height;
  // Drawn last but cast first, so that a bay keeps its clouds when the stars come out.
  const drifting = clouds(rng, frame, recipe, palette);
  return [
    `<defs>${fade(`${id}-sky`, palette.sky)}<radialGradient id="${id}-glow">`,
    `${stop(0, palette.glow, 0.9)}${stop(0.35, palette.glow, 0.4)}${stop(1, palette.glow, 0)}</radialGradient></defs>`,
    `<rect width="${width}" height="${n(horizon + 0.12 * height)}" fill="url(#${id}-sky)"/>`,
    `<ellipse cx="${Math.round(x)}" cy="${Math.round(glowY)}" rx="${Math.round(0.95 * height)}" ry="${Math.round(0.52 * height)}" fill="url(#${id}-glow)"/>`,
    stars(rng, frame, recipe, palette),
    light(frame, recipe, palette),
    drifting,
  ].join('');
}

/** Stars: many by night, a few at dusk, none by day. */
function stars(rng: Rng, frame: Frame, recipe: Recipe, palette: Palette): string {
  if (recipe.hour !== 'night' && recipe.hour !== 'dusk') return '';
  const count = recipe.hour === 'night' ? 60 : 16;
  const sizes = [2, 3.2].map((size, i) => {
    const some = Array.from({ length: i === 0 ? count : count / 4 }, () => {
      // The square root of chance crowds them towards the zenith, where the sky is darkest.
      const y = (1 - Math.sqrt(rng())) * recipe.horizon * frame.height;
      return `M${Math.round(rng() * frame.width)} ${Math.round(y + 8)}h0`;
    });
    return `<path d="${some.join('')}" stroke-width="${size}" opacity="${i === 0 ? 0.6 : 0.9}"/>`;
  });
  return `<g stroke="${palette.light}" stroke-linecap="round">${sizes.join('')}</g>`;
}

/** The sun with two paper haloes; by night a full moon, at dusk a young one. */
function light(frame: Frame, recipe: Recipe, palette: Palette): string {
  const x = acrossOf(frame, recipe.light[0]);
  const y = recipe.light[1] * frame.height;
  const r = { fog: 44, morning: 46, noon: 38, golden: 58, dusk: 26, night: 36 }[recipe.hour];
  if (recipe.hour === 'dusk') {
    const crescent = `M${n(x)} ${n(y - r)}a${r} ${r} 0 1 1 ${-r} ${n(r * 1.6)}a${n(r * 0.95)} ${n(r * 0.95)} 0 0 0 ${r} ${n(-r * 1.6)}z`;
    return `<path d="${crescent}" fill="${palette.light}"/>`;
  }
  const discs = [
    [r * 2.3, 0.14],
    [r * 1.55, 0.24],
    [r, 1],
  ] as const;
  return discs
    .map(
      ([size, shown]) =>
        `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(size)}" fill="${palette.light}" opacity="${shown}"/>`,
    )
    .join('');
}

/** Long flat clouds cut from the haze. */
function clouds(rng: Rng, frame: Frame, recipe: Recipe, palette: Palette): string {
  const bands = Array.from({ length: 5 }, (_, i) => {
    const x = acrossOf(frame, between(rng, -0.05, 1.05));
    const y = frame.height * recipe.horizon * (0.2 + 0.15 * i + between(rng, -0.04, 0.04));
    const half = Math.round(between(rng, 120, 280));
    const thick = between(rng, 7, 15);
    const [by, up] = [Math.round(half * 0.9), Math.round(thick * 0.6)];
    return `M${Math.round(x - half)} ${Math.round(y)}q${Math.round(half * 0.5)} ${-Math.round(thick)} ${by} ${-up}t${2 * half - by} ${up}q${-half} ${up} ${-2 * half} 0z`;
  });
  const shown = recipe.hour === 'night' ? 0.18 : 0.5;
  return `<path d="${bands.join('')}" fill="${palette.haze}" opacity="${shown}"/>`;
}
