import type { Break } from '../break';

export const formValidation: readonly Break[] = [];
