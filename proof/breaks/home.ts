import type { Break } from '../break';

export const home: readonly Break[] = [];
