import type { DrawMotif } from '../pen';

export const lupine: DrawMotif = () => ({});
