import type { DrawMotif } from '../pen';

export const tideline: DrawMotif = () => ({});
