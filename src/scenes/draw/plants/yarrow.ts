import type { DrawMotif } from '../pen';

export const yarrow: DrawMotif = () => ({});
