import type { DrawMotif } from '../pen';

export const pier: DrawMotif = () => ({});
