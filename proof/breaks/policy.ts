import type { Break } from '../break';

/** What a page may do, what it tells others, and what hosts answer. */
export const policy: readonly Break[] = [];
