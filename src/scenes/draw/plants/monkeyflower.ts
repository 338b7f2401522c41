import type { DrawMotif } from '../pen';

export const monkeyflower: DrawMotif = () => ({});
