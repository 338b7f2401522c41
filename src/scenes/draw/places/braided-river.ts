import type { DrawMotif } from '../pen';

export const braidedRiver: DrawMotif = () => ({});
