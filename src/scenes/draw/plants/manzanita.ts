import type { DrawMotif } from '../pen';

export const manzanita: DrawMotif = () => ({});
