import type { Break } from '../break';

export const accessibility: readonly Break[] = [];
