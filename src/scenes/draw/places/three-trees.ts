import type { DrawMotif } from '../pen';

export const threeTrees: DrawMotif = () => ({});
