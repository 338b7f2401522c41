import type { DrawMotif } from '../pen';

export const lighthouse: DrawMotif = () => ({});
