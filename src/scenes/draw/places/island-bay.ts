import type { DrawMotif } from '../pen';

export const islandBay: DrawMotif = () => ({});
