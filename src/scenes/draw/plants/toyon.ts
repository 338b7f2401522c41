import type { DrawMotif } from '../pen';

export const toyon: DrawMotif = () => ({});
