import type { DrawMotif } from '../pen';

export const liveOak: DrawMotif = () => ({});
