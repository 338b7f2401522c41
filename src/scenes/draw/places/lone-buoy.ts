import type { DrawMotif } from '../pen';

export const loneBuoy: DrawMotif = () => ({});
