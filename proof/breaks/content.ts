import type { Break } from '../break';

export const content: readonly Break[] = [];
