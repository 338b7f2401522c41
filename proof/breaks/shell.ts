import type { Break } from '../break';

export const shell: readonly Break[] = [];
