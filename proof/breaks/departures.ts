import type { Break } from '../break';

/** The two departures that a clinic may choose. */
export const departures: readonly Break[] = [];
