import type { Break } from '../break';

/** Packages: what is needed, pinned and listed. */
export const supply: readonly Break[] = [];
