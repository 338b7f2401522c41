import type { DrawMotif } from '../pen';

export const shelteredCove: DrawMotif = () => ({});
