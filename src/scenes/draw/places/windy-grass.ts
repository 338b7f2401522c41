import type { DrawMotif } from '../pen';

export const windyGrass: DrawMotif = () => ({});
