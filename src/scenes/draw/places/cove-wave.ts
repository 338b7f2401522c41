import type { DrawMotif } from '../pen';

export const coveWave: DrawMotif = () => ({});
