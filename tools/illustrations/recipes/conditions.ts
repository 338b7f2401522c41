/** The conditions' pictures: one place and hour each. */
import { place } from '../recipe';

export const conditionRecipes = {
  depression: place('fog', 'headland', 41, ['lifting-fog', 0.66], [0.4, 0.28], {
    water: true,
    ridges: 6,
    horizon: 0.6,
  }),
  anxiety: place('morning', 'rolling', 42, ['windy-grass', 0.66], [0.38, 0.3], {
    ridges: 4,
    horizon: 0.6,
    tint: 'gold',
    wind: 0.9,
  }),
  'panic-disorder': place('noon', 'bay', 43, ['cove-wave', 0.64], [0.34, 0.16], { water: true, horizon: 0.42 }),
  'acute-stress-disorder': place('fog', 'rolling', 44, ['pier', 0.66], [0.38, 0.24], {
    water: true,
    ridges: 3,
    horizon: 0.48,
    tint: 'lupine',
  }),
  adhd: place('noon', 'valley', 45, ['braided-river', 0.64], [0.38, 0.18], { ridges: 6, horizon: 0.44, tint: 'oak' }),
  'anger-disorder': place('dusk', 'valley', 46, ['canyon', 0.66], [0.42, 0.2], { ridges: 4, tint: 'ember' }),
  'bipolar-disorder': place('golden', 'rolling', 47, ['tideline', 0.62], [0.42, 0.42], {
    water: true,
    ridges: 3,
    horizon: 0.5,
    tint: 'lupine',
  }),
  ptsd: place('morning', 'valley', 48, ['redwoods', 0.66], [0.46, 0.26], { ridges: 5, horizon: 0.5, tint: 'oak' }),
  schizoaffective: place('dusk', 'headland', 49, ['two-currents', 0.66], [0.4, 0.2], { water: true, horizon: 0.46 }),
  schizophrenia: place('night', 'desert', 50, ['desert-stars', 0.66], [0.36, 0.22], { tint: 'lupine', horizon: 0.66 }),
};
