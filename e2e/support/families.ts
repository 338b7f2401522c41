import { routeOf } from './routes';

/** A page of each family, for what all pages of a family share: home, text, program, condition, substance, menu, contact, not found. */
export const families = (
  [
    '/',
    '/treatment',
    '/outpatient-program',
    '/depression',
    '/alcohol',
    '/mental-health',
    '/contact',
    '/not-found',
  ] as const
).map(routeOf);
