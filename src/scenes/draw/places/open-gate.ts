import type { DrawMotif } from '../pen';

export const openGate: DrawMotif = () => ({});
