import type { DrawMotif } from '../pen';

export const canyon: DrawMotif = () => ({});
