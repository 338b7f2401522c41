/** The substances' pictures: one native plant each. */
import { place } from '../recipe';

export const substanceRecipes = {
  alcohol: place('golden', 'peaks', 61, ['toyon', 0.7], [0.4, 0.34], { tint: 'ember' }),
  cocaine: place('noon', 'desert', 62, ['manzanita', 0.7], [0.38, 0.2], { tint: 'ember', wind: -0.2 }),
  fentanyl: place('morning', 'rolling', 63, ['live-oak', 0.68], [0.4, 0.3], { ridges: 6, horizon: 0.5, tint: 'oak' }),
  heroin: place('fog', 'valley', 64, ['sycamore', 0.68], [0.4, 0.26], { tint: 'oak' }),
  kratom: place('morning', 'bay', 65, ['tule', 0.68], [0.42, 0.4], {
    water: true,
    ridges: 4,
    horizon: 0.48,
    tint: 'oak',
  }),
  mdma: place('dusk', 'rolling', 66, ['ceanothus', 0.7], [0.42, 0.22], { tint: 'lupine', horizon: 0.6 }),
  meth: place('golden', 'desert', 67, ['monkeyflower', 0.7], [0.42, 0.42], { horizon: 0.6, tint: 'gold' }),
  opiate: place('morning', 'valley', 68, ['hummingbird-sage', 0.7], [0.4, 0.28], { horizon: 0.52, tint: 'lupine' }),
  opioid: place('noon', 'headland', 69, ['buckwheat', 0.7], [0.38, 0.2], {
    water: true,
    ridges: 4,
    tint: 'gold',
    wind: 0.5,
  }),
  oxycodone: place('dusk', 'peaks', 70, ['redbud', 0.7], [0.4, 0.26], { horizon: 0.62, tint: 'lupine' }),
  prescriptions: place('noon', 'rolling', 71, ['yarrow', 0.7], [0.38, 0.2], {
    ridges: 6,
    horizon: 0.54,
    tint: 'gold',
    cover: 'oaks',
  }),
  xanax: place('night', 'peaks', 72, ['lupine', 0.7], [0.4, 0.22], { water: true, tint: 'lupine' }),
};
