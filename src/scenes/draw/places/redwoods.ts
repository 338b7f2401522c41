import type { DrawMotif } from '../pen';

export const redwoods: DrawMotif = () => ({});
