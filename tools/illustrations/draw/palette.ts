/** The colors of each hour, kept to the families of the site's tokens: pacific, oak, lupine, ember, sand and gold. */
import type { Hour, Tint } from '../recipe';

/** One hour's colors, all `#rrggbb`. */
export interface Palette {
  /** From the zenith to the horizon. */
  sky: readonly [string, string, string];
  /** The sun or the moon. */
  light: string;
  /** The air around it. */
  glow: string;
  /** What lies between the ridges and pales them with distance. */
  haze: string;
  /** Land from the farthest to the nearest. */
  land: readonly [string, string, string];
  /** Water from the horizon to the near edge. */
  water: readonly [string, string];
}

/** The palette of each hour. */
export const palettes: Record<Hour, Palette> = {
  fog: {
    sky: ['#bfd3d0', '#dde9e4', '#f6f3e6'],
    light: '#fffdf4',
    glow: '#fffaea',
    haze: '#eff4ef',
    land: ['#cfdedb', '#8fb0ab', '#2f5a55'],
    water: ['#e6efeb', '#93b5b2'],
  },
  morning: {
    sky: ['#9ccbd2', '#d9e9e3', '#fbe6c6'],
    light: '#fff6dc',
    glow: '#ffe0a3',
    haze: '#f6ecd8',
    land: ['#b9d0cc', '#5f9a98', '#174d49'],
    water: ['#f3e9d2', '#4f979c'],
  },
  noon: {
    sky: ['#4fa0b5', '#97cbd4', '#e6f2ea'],
    light: '#fffbe8',
    glow: '#f4f6e0',
    haze: '#dcede6',
    land: ['#a3c9cd', '#4f908c', '#1f4d3c'],
    water: ['#b2dadb', '#0b6470'],
  },
  golden: {
    sky: ['#a9c3b8', '#f4dca6', '#f5b15c'],
    light: '#fff3cf',
    glow: '#f7a94d',
    haze: '#f9d49a',
    land: ['#e9b67c', '#b5705a', '#3a2e44'],
    water: ['#f8cf8d', '#66877c'],
  },
  dusk: {
    sky: ['#34386f', '#8d77b0', '#f3ab8c'],
    light: '#fdf3dc',
    glow: '#f9b98d',
    haze: '#dfa6a6',
    land: ['#ae8bad', '#5f5095', '#16284a'],
    water: ['#e9ac9b', '#393f78'],
  },
  night: {
    sky: ['#081c29', '#0f3a47', '#2f6c73'],
    light: '#f6f1dc',
    glow: '#6aa5a3',
    haze: '#37767a',
    land: ['#2a6067', '#17454f', '#06171f'],
    water: ['#35737a', '#0a2832'],
  },
};

const tints: Record<Tint, string> = {
  pacific: '#0b5c66',
  oak: '#2f5d46',
  lupine: '#5a4a92',
  ember: '#b0431a',
  gold: '#e4b04a',
};

/** The color `share` (0 to 1) of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, share: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const blended = [1, 3, 5].map((at) => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share));
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The color of land at a depth from 0 (farthest) to 1 (nearest); the tint shows most half-way. */
export function landColor(palette: Palette, tint: Tint, depth: number): string {
  const [far, middle, near] = palette.land;
  const tinted = mix(middle, tints[tint], 0.3);
  return depth < 0.5 ? mix(far, tinted, depth * 2) : mix(tinted, near, depth * 2 - 1);
}
