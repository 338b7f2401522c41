import type { Break } from '../break';

/** What search engines and other sites read. */
export const found: readonly Break[] = [];
