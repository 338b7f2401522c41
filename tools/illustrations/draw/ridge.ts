/** Ridges: smooth sheets of cut paper, one behind another. */
import type { Recipe } from '../recipe';
import { curve, type Frame, placeOf } from './frame';
import type { Layer } from './land';
import { landColor, mix, type Palette } from './palette';
import { fade } from './sky';

/**
 * One layer of land. Takes the height of its crest above its foot (shares of the picture's height, at a position of
 * 0 to 1) and the id that names its gradient; gives SVG elements. Its outline is written out again for each of them: what
 * is the same packs to nothing, while a `<use>` is one element more.
 */
export function ridge(
  crestAt: (u: number) => number,
  frame: Frame,
  recipe: Recipe,
  palette: Palette,
  layer: Layer,
  id: string,
): string {
  const { width, height } = frame;
  // Pointed crests need closer points than round ones.
  const step = recipe.land === 'peaks' || recipe.land === 'desert' ? 40 : 50;
  const heights = Array.from({ length: width / step + 3 }, (_, i) => {
    const u = placeOf(frame, (i - 1) * step);
    return Math.round((layer.foot - crestAt(u)) * height);
  });
  // On land the sheet goes on below its foot, where the next one covers it.
  const bottom = Math.round((layer.afloat ? layer.foot : Math.min(1, layer.foot + 0.3)) * height);
  const edge = curve(-step / 2, step, heights);
  const shape = `${edge}V${bottom}H${-step / 2}z`;
  const color = landColor(palette, recipe.tint, layer.depth);
  const pale = mix(color, palette.haze, 0.62 * (1 - layer.depth));
  const mirrored = `<path d="${shape}" fill="${color}" opacity=".28" transform="matrix(1 0 0 -.45 0 ${Math.round(bottom * 1.45)})"/>`;
  const even = color === pale;
  return [
    layer.afloat ? mirrored : '',
    // A faint copy just above the edge: the soft shadow of one sheet of paper upon the next.
    `<path d="${shape}" fill="#132f2d" opacity=".05" transform="translate(0 -7)"/>`,
    even ? '' : fade(id, [color, pale]),
    `<path d="${shape}" fill="${even ? color : `url(#${id})`}"/>`,
    // The lit edge of the paper.
    `<path d="${edge}" fill="none" stroke="${mix(pale, palette.light, 0.5)}" stroke-width="2.5" opacity=".5"/>`,
  ].join('');
}
