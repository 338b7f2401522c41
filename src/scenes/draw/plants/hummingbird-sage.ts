import type { DrawMotif } from '../pen';

export const hummingbirdSage: DrawMotif = () => ({});
