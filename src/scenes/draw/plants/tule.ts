import type { DrawMotif } from '../pen';

export const tule: DrawMotif = () => ({});
