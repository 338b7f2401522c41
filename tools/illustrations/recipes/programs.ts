/** The programs' pictures: ways through. */
import { place } from '../recipe';

export const programRecipes = {
  'partial-hospitalization-program': place('morning', 'valley', 31, ['footbridge', 0.64], [0.4, 0.3], {
    tint: 'oak',
    cover: 'conifers',
  }),
  'intensive-outpatient-program': place('noon', 'peaks', 32, ['switchbacks', 0.66], [0.36, 0.18], {
    ridges: 6,
    tint: 'oak',
  }),
  'outpatient-program': place('golden', 'rolling', 33, ['open-gate', 0.66], [0.42, 0.4], {
    tint: 'gold',
    cover: 'oaks',
  }),
  'case-management': place('fog', 'valley', 34, ['waymarks', 0.66], [0.42, 0.24], {
    ridges: 6,
    tint: 'oak',
    wind: -0.2,
  }),
  'crisis-intervention': place('night', 'headland', 35, ['lighthouse', 0.7], [0.34, 0.2], {
    water: true,
    horizon: 0.62,
  }),
  'family-therapy': place('golden', 'rolling', 36, ['three-trees', 0.66], [0.4, 0.34], {
    ridges: 6,
    horizon: 0.52,
    tint: 'oak',
  }),
};
