import type { DrawMotif } from '../pen';

export const waymarks: DrawMotif = () => ({});
