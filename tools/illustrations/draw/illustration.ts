/** Puts a picture together: sky, water, ridges from far to near, plants. */
import type { Recipe } from '../recipe';
import { type IllustrationName, recipes } from '../recipes';
import { cover } from './cover';
import { type Crop, type Frame, frameOf } from './frame';
import { crest, layersOf } from './land';
import { motifs } from './motifs';
import { palettes } from './palette';
import { penOf, scaled } from './pen';
import { ridge } from './ridge';
import { seeded } from './rng';
import { sky } from './sky';
import { water } from './water';

/**
 * Draws a picture. Takes its name and crop; gives a whole `<svg>` document, the same at every call. It holds no words
 * and no description: the page that shows it says whether it means anything.
 */
export function drawIllustration(name: IllustrationName, crop: Crop): string {
  const recipe: Recipe = recipes[name];
  const palette = palettes[recipe.hour];
  const frame = frameOf(crop, (recipe.opening + recipe.at) / 2);
  // Ids carry the picture's name, so that two pictures can stand in one page.
  const id = `${name}-${crop}`;
  // Each part has a source of its own: a star more moves no mountain, and both crops show the same ridges.
  const chance = (part: number) => seeded(recipe.seed * 1000 + part);
  const layers = layersOf(recipe).map((layer) => ({ layer, crestAt: crest(chance(layer.index), recipe, layer) }));
  const groundAt = layers.at(-1)?.crestAt ?? (() => 0);
  const motif = motifs[recipe.motif](penOf(chance(103), groundAt, frame, recipe, palette, `${id}-m`));
  const land = layers.map(
    ({ layer, crestAt }) =>
      ridge(crestAt, frame, recipe, palette, layer, `${id}-${layer.index}`) +
      cover(chance(200 + layer.index), crestAt, frame, recipe, palette, layer, `${id}-t${layer.index}`),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}"`,
    ` width="${frame.width}" height="${frame.height}">`,
    sky(chance(101), frame, recipe, palette, id),
    scaled(frame, motif.sky),
    recipe.water ? water(chance(102), frame, recipe, palette, id) : '',
    ...land.slice(0, -1),
    scaled(frame, motif.behind),
    ...land.slice(-1),
    scaled(frame, motif.front),
    nightfall(frame, recipe),
    '</svg>',
  ].join('');
}

/** The light that is left of each hour by night, laid over the picture where a visitor prefers dark pages. */
const moonlight = {
  fog: '#5f8297',
  morning: '#5c8199',
  noon: '#567f99',
  golden: '#6f7f9e',
  dusk: '#98a0c4',
  night: '#d5dfe4',
} as const;

function nightfall({ width, height }: Frame, { hour }: Recipe): string {
  return [
    '<style>.n{display:none}@media(prefers-color-scheme:dark){.n{display:block;mix-blend-mode:multiply}}</style>',
    `<rect class="n" width="${width}" height="${height}" fill="${moonlight[hour]}"/>`,
  ].join('');
}
