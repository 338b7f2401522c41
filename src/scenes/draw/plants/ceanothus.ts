import type { DrawMotif } from '../pen';

export const ceanothus: DrawMotif = () => ({});
