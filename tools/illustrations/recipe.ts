/** What a picture's recipe may say. */

/** The hour of the California day; it decides every color. */
export type Hour = 'fog' | 'morning' | 'noon' | 'golden' | 'dusk' | 'night';

/** The lie of the land: where the ridges are high and how rough they are. */
export type Land = 'bay' | 'headland' | 'valley' | 'rolling' | 'peaks' | 'desert';

/** The color family that the middle ridges lean to. */
export type Tint = 'pacific' | 'oak' | 'lupine' | 'ember' | 'gold';

/** What grows on the farther ridges. */
export type Cover = 'bare' | 'oaks' | 'conifers';

/** The plant or the place that a picture is about; each has a file of its name in draw/plants or draw/places. */
export type MotifName =
  | 'toyon'
  | 'manzanita'
  | 'live-oak'
  | 'sycamore'
  | 'tule'
  | 'ceanothus'
  | 'monkeyflower'
  | 'hummingbird-sage'
  | 'buckwheat'
  | 'redbud'
  | 'yarrow'
  | 'lupine'
  | 'bunchgrass'
  | 'lifting-fog'
  | 'windy-grass'
  | 'cove-wave'
  | 'pier'
  | 'braided-river'
  | 'canyon'
  | 'tideline'
  | 'redwoods'
  | 'two-currents'
  | 'desert-stars'
  | 'footbridge'
  | 'switchbacks'
  | 'open-gate'
  | 'waymarks'
  | 'lighthouse'
  | 'three-trees'
  | 'harbor'
  | 'sheltered-cove'
  | 'garden-path'
  | 'porch'
  | 'estuary'
  | 'oak-trail'
  | 'island-bay'
  | 'lone-buoy';

/** Everything the drawing needs to know. Positions are shares of the whole picture, 0 to 1, from the left or the top. */
export interface Recipe {
  readonly hour: Hour;
  readonly land: Land;
  /** Any whole number; another seed gives other crests, clouds and stems. */
  readonly seed: number;
  readonly motif: MotifName;
  /** Middle of the motif. */
  readonly at: number;
  /** Center of the sun or the moon. */
  readonly light: readonly [x: number, y: number];
  /** Number of layers of land, the foreground included; 2 to 7. */
  readonly ridges: number;
  /** Whether the ridges stand in water. */
  readonly water: boolean;
  /** Height of the horizon. */
  readonly horizon: number;
  /** Where the land lies open, from the left; below the light unless said otherwise. */
  readonly opening: number;
  /** How far the wind bends what grows: -1 to the left, 1 to the right. */
  readonly wind: number;
  readonly tint: Tint;
  readonly cover: Cover;
}

type Rest = Partial<Omit<Recipe, 'hour' | 'land' | 'seed' | 'motif' | 'at' | 'light'>>;

/** A recipe from what every picture says, and what this one says otherwise than usual. */
export const place = (
  hour: Hour,
  land: Land,
  seed: number,
  [motif, at]: readonly [MotifName, number],
  light: Recipe['light'],
  rest: Rest = {},
): Recipe => ({
  hour,
  land,
  seed,
  motif,
  at,
  light,
  ridges: 5,
  water: false,
  horizon: 0.56,
  opening: light[0],
  wind: 0.2,
  tint: 'pacific',
  cover: 'bare',
  ...rest,
});
