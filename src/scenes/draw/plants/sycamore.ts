import type { DrawMotif } from '../pen';

export const sycamore: DrawMotif = () => ({});
