import { rules } from './spec/rules.ts';

/** What a test may be marked with: each rule in its present revision, or `meta` for a test of our own machinery. */
export const tags = [
  { name: 'meta', description: 'A test of our own machinery' },
  ...rules.map(({ id, rev, statement }) => ({ name: `${id}~${rev}`, description: statement })),
];
