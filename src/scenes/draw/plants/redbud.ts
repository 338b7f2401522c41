import type { DrawMotif } from '../pen';

export const redbud: DrawMotif = () => ({});
