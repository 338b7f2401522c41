import type { DrawMotif } from '../pen';

export const switchbacks: DrawMotif = () => ({});
