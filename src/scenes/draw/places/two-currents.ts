import type { DrawMotif } from '../pen';

export const twoCurrents: DrawMotif = () => ({});
