/** What each picture shows. Read by the build alone, so that no browser downloads it. */
import type { SceneName } from './catalog';

/** The hour of the California day; it decides every color. */
export type Hour = 'fog' | 'morning' | 'noon' | 'golden' | 'dusk' | 'night';

/** The lie of the land: where the ridges are high and how rough they are. */
export type Land = 'bay' | 'headland' | 'valley' | 'rolling' | 'peaks' | 'desert';

/** The color family that the middle ridges lean to. */
export type Tint = 'pacific' | 'oak' | 'lupine' | 'ember' | 'gold';

/** Everything the drawing needs to know. Positions are shares of the whole picture, 0 to 1, from the left or the top. */
export interface Recipe {
  hour: Hour;
  land: Land;
  /** Any whole number; another seed gives other crests, clouds and stems. */
  seed: number;
  /** Number of layers of land, the foreground included; 3 to 7. */
  ridges: number;
  /** Whether the ridges stand in water. */
  water: boolean;
  /** Height of the horizon. */
  horizon: number;
  /** Center of the sun or the moon. */
  light: readonly [x: number, y: number];
  /** Where the land lies open, from the left; below the light unless said otherwise. */
  opening: number;
  /** Middle of the plants in the foreground. */
  plant: number;
  /** How far the wind bends the stems: -1 to the left, 1 to the right. */
  wind: number;
  tint: Tint;
}

const usual = { ridges: 5, water: false, horizon: 0.56, plant: 0.3, wind: 0.2, tint: 'pacific' } as const;

type Rest = Partial<Omit<Recipe, 'hour' | 'land' | 'seed' | 'light'>>;

const place = (hour: Hour, land: Land, seed: number, light: Recipe['light'], rest: Rest = {}): Recipe => ({
  ...usual,
  hour,
  land,
  seed,
  light,
  opening: light[0],
  ...rest,
});

// One bay under three lights: the same seed and land, so that a cross-fade changes the light and its colors alone.
const heroBay = { water: true, ridges: 6, horizon: 0.6, opening: 0.56, plant: 0.24 } as const;

/** Each picture's recipe. No two share their seed, save the three of the home page. */
export const recipes: Record<SceneName, Recipe> = {
  'hero-dawn': place('morning', 'bay', 7, [0.5, 0.46], heroBay),
  'hero-golden': place('golden', 'bay', 7, [0.6, 0.34], { ...heroBay, tint: 'lupine' }),
  'hero-dusk': place('dusk', 'bay', 7, [0.62, 0.17], heroBay),
  treatment: place('morning', 'valley', 21, [0.56, 0.34], { ridges: 6, tint: 'oak' }),
  'about-us': place('golden', 'headland', 22, [0.36, 0.38], { water: true, tint: 'ember', plant: 0.7 }),
  insurance: place('noon', 'rolling', 23, [0.74, 0.2], { water: true, ridges: 4, horizon: 0.52 }),
  contact: place('morning', 'headland', 24, [0.34, 0.4], { water: true, horizon: 0.62, tint: 'gold' }),
  jobs: place('morning', 'rolling', 25, [0.68, 0.42], { water: true, ridges: 4, horizon: 0.54, plant: 0.22 }),
  'mental-health': place('dusk', 'peaks', 26, [0.72, 0.2], { water: true, tint: 'lupine' }),
  'substance-abuse': place('golden', 'valley', 27, [0.52, 0.4], { ridges: 6, tint: 'oak', plant: 0.66 }),
  mission: place('morning', 'peaks', 28, [0.3, 0.36], { ridges: 6, horizon: 0.6, tint: 'lupine', plant: 0.7 }),
  'not-found': place('fog', 'desert', 29, [0.6, 0.28], { ridges: 4, plant: 0.34 }),

  'partial-hospitalization-program': place('morning', 'valley', 31, [0.46, 0.36], { water: true, tint: 'oak' }),
  'intensive-outpatient-program': place('noon', 'peaks', 32, [0.76, 0.18], { ridges: 6, tint: 'oak', plant: 0.62 }),
  'outpatient-program': place('golden', 'rolling', 33, [0.66, 0.42], { tint: 'gold', plant: 0.36 }),
  'case-management': place('fog', 'valley', 34, [0.6, 0.24], { ridges: 6, tint: 'oak', wind: -0.2 }),
  'crisis-intervention': place('night', 'headland', 35, [0.44, 0.22], { water: true, horizon: 0.64, plant: 0.3 }),
  'family-therapy': place('golden', 'rolling', 36, [0.34, 0.36], { ridges: 6, horizon: 0.5, tint: 'oak', plant: 0.64 }),

  depression: place('fog', 'headland', 41, [0.58, 0.3], { water: true, ridges: 6, horizon: 0.6 }),
  anxiety: place('morning', 'rolling', 42, [0.4, 0.32], {
    ridges: 4,
    horizon: 0.6,
    tint: 'gold',
    plant: 0.52,
    wind: 0.9,
  }),
  'panic-disorder': place('noon', 'bay', 43, [0.3, 0.18], { water: true, horizon: 0.46, plant: 0.74 }),
  'acute-stress-disorder': place('fog', 'rolling', 44, [0.36, 0.24], {
    water: true,
    ridges: 3,
    horizon: 0.44,
    tint: 'lupine',
  }),
  adhd: place('noon', 'valley', 45, [0.62, 0.2], { water: true, ridges: 6, horizon: 0.44, tint: 'oak' }),
  'anger-disorder': place('dusk', 'valley', 46, [0.46, 0.22], { ridges: 6, tint: 'ember', plant: 0.68 }),
  'bipolar-disorder': place('golden', 'rolling', 47, [0.5, 0.44], {
    water: true,
    ridges: 3,
    horizon: 0.5,
    tint: 'lupine',
  }),
  ptsd: place('morning', 'peaks', 48, [0.62, 0.26], { ridges: 7, horizon: 0.5, tint: 'oak', plant: 0.34 }),
  schizoaffective: place('dusk', 'headland', 49, [0.34, 0.2], { water: true, horizon: 0.48, plant: 0.36 }),
  schizophrenia: place('night', 'desert', 50, [0.66, 0.24], { tint: 'lupine', horizon: 0.66, plant: 0.34 }),

  alcohol: place('golden', 'peaks', 61, [0.34, 0.34], { tint: 'ember', plant: 0.66 }),
  cocaine: place('noon', 'desert', 62, [0.32, 0.2], { tint: 'ember', plant: 0.6, wind: -0.2 }),
  fentanyl: place('morning', 'rolling', 63, [0.6, 0.28], { ridges: 6, horizon: 0.48, tint: 'oak', plant: 0.36 }),
  heroin: place('fog', 'peaks', 64, [0.36, 0.26], { tint: 'oak', plant: 0.62 }),
  kratom: place('morning', 'bay', 65, [0.5, 0.42], { water: true, ridges: 4, horizon: 0.48, tint: 'oak', plant: 0.56 }),
  mdma: place('dusk', 'rolling', 66, [0.6, 0.22], { tint: 'lupine', horizon: 0.6, plant: 0.4 }),
  meth: place('golden', 'desert', 67, [0.62, 0.46], { horizon: 0.6, tint: 'gold', plant: 0.34 }),
  opiate: place('morning', 'valley', 68, [0.38, 0.26], { ridges: 5, horizon: 0.52, tint: 'lupine', plant: 0.62 }),
  opioid: place('noon', 'headland', 69, [0.6, 0.22], { water: true, ridges: 4, tint: 'gold', plant: 0.4, wind: 0.5 }),
  oxycodone: place('dusk', 'desert', 70, [0.32, 0.26], { horizon: 0.62, tint: 'lupine', plant: 0.6 }),
  prescriptions: place('noon', 'valley', 71, [0.4, 0.2], { ridges: 6, horizon: 0.5, tint: 'gold', plant: 0.6 }),
  xanax: place('night', 'peaks', 72, [0.36, 0.22], { water: true, tint: 'lupine', plant: 0.62 }),
};
