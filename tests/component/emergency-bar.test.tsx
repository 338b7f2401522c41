import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { EmergencyBar } from '../../src/layout/EmergencyBar';
import { covers } from '../support/covers';
import { renderAt } from '../support/site';

const rule = covers('SHELL-EMERGENCY-STRIP');

/** Where the three links are on a screen of this width. */
async function boxes(width: number): Promise<DOMRect[]> {
  await page.viewport(width, 844);
  renderAt(<EmergencyBar />);
  await document.fonts.ready;
  return screen.getAllByRole('link').map((link) => link.getBoundingClientRect());
}

test.each([320, 390, 767, 768, 1440])(
  'on a screen of %i px, the emergency links stand in one row, each 44 px high',
  rule,
  async (width) => {
    const found = await boxes(width);
    expect(found).toHaveLength(3);
    expect(new Set(found.map(({ top }) => top)).size).toBe(1);
    for (const { height, width: own } of found) {
      expect(height).toBeGreaterThanOrEqual(44);
      expect(own).toBeGreaterThanOrEqual(44);
    }
  },
);

test.each([320, 390])(
  'on a phone of %i px, the emergency links are equally wide and 8 px apart',
  rule,
  async (width) => {
    const found = await boxes(width);
    for (const box of found) expect(box.width).toBeCloseTo(found[0]?.width ?? 0, 1);
    const gaps = found.slice(1).map(({ left }, index) => left - (found[index]?.right ?? 0));
    expect(gaps).toEqual([expect.closeTo(8, 1), expect.closeTo(8, 1)]);
    // No higher than the two lines of text that it was.
    expect(screen.getByRole('complementary').getBoundingClientRect().height).toBeLessThanOrEqual(75);
  },
);
