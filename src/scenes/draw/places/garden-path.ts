import type { DrawMotif } from '../pen';

export const gardenPath: DrawMotif = () => ({});
