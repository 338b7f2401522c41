import type { DrawMotif } from '../pen';

export const porch: DrawMotif = () => ({});
