import { families } from '../support/families';
import { covers, expect, test } from '../support/test';
import { small, wide } from '../support/viewports';
import { reducedMotion } from './checks/reduced-motion';

for (const viewport of [wide, small]) {
  for (const { path } of families) {
    test(
      `nothing on ${path}, ${viewport.width} px wide, moves on hover, focus or press under reduced motion`,
      covers('A11Y-STILLNESS~1'),
      async ({ visit }) => {
        expect(await reducedMotion(await visit(path, { viewport, reducedMotion: 'reduce' }))).toEqual([]);
      },
    );
  }
}
