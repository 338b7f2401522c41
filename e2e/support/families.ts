import { familyPages } from '../../tests/support/families';
import { routeOf } from './routes';

/** The routes of one page of each family. */
export const families = Object.values(familyPages).map(routeOf);
