import type { DrawMotif } from '../pen';

export const buckwheat: DrawMotif = () => ({});
