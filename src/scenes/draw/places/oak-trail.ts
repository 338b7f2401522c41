import type { DrawMotif } from '../pen';

export const oakTrail: DrawMotif = () => ({});
