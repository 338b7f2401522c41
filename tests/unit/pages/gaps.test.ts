import { expect, test } from 'vitest';
import { findingsByPage, textAt } from '../../support/rendered';

/** Signs that a sentence lacks a part or has one twice, or that a fact with a period at its end is in the middle of one. */
const gap =
  /undefined|\bnull\b|\bNaN\b|\[object|[^.] ?[,;:] ?[.,;:!?]|[^.]\.\.(?!\.)|\p{L}{3}\.[,;:]| [.,;:!?)](?!\w)|\( ?\)|\b(?:and|or|the|an) ?[.;:!?]|\b(and|or|the|an?|of|in|at|to|with|by) \1\b/iu;
/** `list.length && …` was rendered. */
const isBareZero = (line: string) => line === '0';

test('whatever facts a clinic has or leaves out, no sentence of its pages has a gap', { tags: 'facts' }, () => {
  const found = findingsByPage(({ path }) => {
    const { page, form = '', layout } = textAt(path);
    return [page, form, layout]
      .join('\n')
      .split('\n')
      .filter((line) => gap.test(line) || isBareZero(line));
  });
  expect(found).toEqual([]);
});
