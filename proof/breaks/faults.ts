import type { Break } from '../break';

/** A page without scripts, and a page of which something fails. */
export const faults: readonly Break[] = [];
