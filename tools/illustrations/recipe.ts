/** The recipe of a picture. */

/** The hour of the California day; it decides every color. */
export type Hour = 'fog' | 'morning' | 'noon' | 'golden' | 'dusk' | 'night';

/** The shape of the land: where the ridges are high, and how rough they are. */
export type Land = 'bay' | 'headland' | 'valley' | 'rolling' | 'peaks' | 'desert';

/** The color family that the middle ridges lean to. */
export type Tint = 'pacific' | 'oak' | 'lupine' | 'ember' | 'gold';

/** What grows on the farther ridges. */
export type Cover = 'bare' | 'oaks' | 'conifers';

/** The plant or place that a picture shows; each has a file of the same name in draw/plants or draw/places. */
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

/** A picture's recipe. Positions are shares of the whole picture, 0 to 1, from the left or the top. */
export interface Recipe {
  readonly hour: Hour;
  readonly land: Land;
  /** Any whole number; it determines crests, clouds and stems. */
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
  /** Where the land lies open, from the left; by default below the light. */
  readonly opening: number;
  /** How far the wind bends what grows: -1 to the left, 1 to the right. */
  readonly wind: number;
  readonly tint: Tint;
  readonly cover: Cover;
}

type Rest = Partial<Omit<Recipe, 'hour' | 'land' | 'seed' | 'motif' | 'at' | 'light'>>;

/** Makes a recipe from the values that every picture needs and those that differ from the defaults. */
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
