import { routeOf } from './routes';

/** One page of each family: home, text, program, condition, substance, menu, contact, not found. */
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
