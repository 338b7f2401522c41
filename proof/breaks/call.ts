import type { Break } from '../break';

export const call: readonly Break[] = [];
