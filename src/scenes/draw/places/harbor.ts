import type { DrawMotif } from '../pen';

export const harbor: DrawMotif = () => ({});
