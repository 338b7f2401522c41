import type { DrawMotif } from '../pen';

export const liftingFog: DrawMotif = () => ({});
