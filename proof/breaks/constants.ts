import type { Break } from '../break';

export const constants: readonly Break[] = [];
