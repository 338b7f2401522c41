import type { DrawMotif } from '../pen';

export const estuary: DrawMotif = () => ({});
