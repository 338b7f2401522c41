import { expect, test } from 'vitest';
import { paths } from '../../src/paths';
import { factProblems } from '../../tools/vite/site-facts';
import { clinics } from '../support/clinics';
import { subject } from '../support/covers';
import { textsWith } from '../support/with-site';

/** Signs that a sentence lacks a part or has one twice. */
const gaps = [
  /undefined|null|NaN|\[object/,
  // A bare 0: `list.length && …` was rendered.
  /^\S+: 0$/,
  /[^.] ?[,;:] ?[.,;:!?]|[^.]\.\.(?!\.)| [.,;:!?)](?!\w)|\( ?\)/,
  /\b(?:and|or|the|an) ?[.;:!?]/i,
  /\b(and|or|the|an?|of|in|at|to|with|by) \1\b/i,
];

test.each(clinics.map((clinic, index) => [index + 1, clinic] as const))(
  'whatever facts a clinic has or leaves out, no sentence of its pages has a gap: clinic %i of 8',
  subject('facts'),
  async (_number, clinic) => {
    expect(factProblems(clinic)).toEqual([]);
    const lines = (await textsWith(clinic, paths)).flatMap((text, index) =>
      text.split('\n').map((line) => `${paths[index]}: ${line}`),
    );
    const found = lines.filter((line) => gaps.some((gap) => gap.test(line)));
    expect(found).toEqual([]);
  },
);
