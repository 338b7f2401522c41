import type { Break } from '../break';

/** The journey in other engines, and the monkey. */
export const engines: readonly Break[] = [];
