import { rules } from './spec/rules.ts';

/** The tags that a test may have: each rule at its current revision, or `meta`. */
export const tags = [
  { name: 'meta', description: 'A test that covers no rule, such as a test of the tools' },
  ...rules.map(({ id, rev, statement }) => ({ name: `${id}~${rev}`, description: statement })),
];
