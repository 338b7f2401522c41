import type { Rule } from '../declarations';
import { coversOf } from '../tags';

export const rules = [
  {
    id: 'GREETING-NAME',
    section: 1,
    layers: ['unit'],
    origin: 'specification',
    statement: 'The greeting shall name the visitor.',
  },
] as const satisfies readonly Rule[];

export const covers = coversOf<(typeof rules)[number]['id']>();
