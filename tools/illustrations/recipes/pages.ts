/** The pictures of the home page and of the pages that stand alone. */
import { place } from '../recipe';

// One bay under three lights: the same seed and land, so that a cross-fade changes the light and its colors alone.
const heroBay = { water: true, ridges: 2, horizon: 0.56, opening: 0.5 } as const;

export const pageRecipes = {
  'hero-dawn': place('morning', 'bay', 7, ['island-bay', 0.66], [0.44, 0.42], heroBay),
  'hero-golden': place('golden', 'bay', 7, ['island-bay', 0.66], [0.5, 0.34], { ...heroBay, tint: 'lupine' }),
  'hero-dusk': place('dusk', 'bay', 7, ['island-bay', 0.66], [0.54, 0.17], heroBay),
  treatment: place('morning', 'valley', 21, ['garden-path', 0.68], [0.42, 0.3], { ridges: 6, tint: 'oak' }),
  'about-us': place('golden', 'rolling', 22, ['porch', 0.7], [0.38, 0.38], { tint: 'oak', cover: 'oaks' }),
  insurance: place('noon', 'headland', 23, ['sheltered-cove', 0.66], [0.34, 0.2], { water: true, ridges: 4 }),
  contact: place('morning', 'rolling', 24, ['estuary', 0.66], [0.4, 0.36], { water: true, ridges: 4, tint: 'gold' }),
  jobs: place('morning', 'bay', 25, ['harbor', 0.66], [0.36, 0.4], { water: true, ridges: 4, tint: 'lupine' }),
  'mental-health': place('dusk', 'headland', 26, ['tideline', 0.64], [0.4, 0.2], { water: true, tint: 'lupine' }),
  'substance-abuse': place('golden', 'valley', 27, ['oak-trail', 0.68], [0.44, 0.36], { ridges: 6, tint: 'oak' }),
  mission: place('morning', 'peaks', 28, ['bunchgrass', 0.68], [0.38, 0.36], { ridges: 6, tint: 'lupine' }),
  'not-found': place('fog', 'rolling', 29, ['lone-buoy', 0.62], [0.42, 0.26], { water: true, ridges: 3, horizon: 0.5 }),
};
