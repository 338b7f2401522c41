import { expect, test } from 'vitest';
import { paths } from '../../src/paths';
import { gap } from '../../tools/launch-check/pages';
import { factProblems } from '../../tools/vite/site-facts';
import { clinics } from '../support/clinics';
import { subject } from '../support/covers';
import { textsWith } from '../support/with-site';

/** `list.length && …` was rendered. */
const isBareZero = /^\S+: 0$/;

test.each(clinics.map((clinic, index) => [index + 1, clinic] as const))(
  'whatever facts a clinic has or leaves out, no sentence of its pages has a gap: clinic %i of 8',
  subject('facts'),
  async (_number, clinic) => {
    expect(factProblems(clinic)).toEqual([]);
    const lines = (await textsWith(clinic, paths)).flatMap((text, index) =>
      text.split('\n').map((line) => `${paths[index]}: ${line}`),
    );
    const found = lines.filter((line) => gap.test(line) || isBareZero.test(line));
    expect(found).toEqual([]);
  },
);
