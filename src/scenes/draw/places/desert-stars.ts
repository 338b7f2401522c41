import type { DrawMotif } from '../pen';

export const desertStars: DrawMotif = () => ({});
