import type { Break } from '../break';

export const formBehavior: readonly Break[] = [];
