import type { Break } from '../break';

export const routes: readonly Break[] = [];
