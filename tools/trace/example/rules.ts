import type { Rule } from '../declarations';
import { coversOf, type RuleTag } from '../tags';

export const rules = [
  {
    id: 'GREETING-NAME',
    rev: 1,
    section: 1,
    layers: ['unit'],
    origin: 'specification',
    statement: 'The greeting shall name the visitor.',
  },
] as const satisfies readonly Rule[];

export const covers = coversOf<RuleTag<typeof rules>>();
