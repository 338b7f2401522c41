/** @module-tag meta */
import { describe, expect, test } from 'vitest';
import { enlarged } from '../draw/enlarge';
import { fanned, moved } from '../draw/outline';
import { sow, uprightSeed } from '../draw/stamp';

const path = (d: string) => `<path d="${d}"/>`;

describe('an enlarged drawing', () => {
  test('keeps the positions of its lines and curves, in whole pixels', () => {
    const drawn = path('M1 2l.5.5h-1.5v2q1-1 2 0t.25 1c1 0 1 1 2 2zm1 0 1 1');
    const large = path('M10 20L15 25H0V45Q10 35 20 45T23 55C33 55 33 65 43 75ZM20 20L30 30');
    expect(enlarged(drawn, 10)).toBe(large);
  });

  test('scales the radii of arcs, but not their rotation and flags', () => {
    expect(enlarged(path('M0 0a.4.4 0 0 1 .8-.2A2 2 0 1 0 3 3'), 10)).toBe(
      path('M0 0A4 4 0 0 1 8 -2A20 20 0 1 0 30 30'),
    );
  });

  test('scales translations, but not rotations and scales', () => {
    const turned = '<g transform="translate(1.5 -2)rotate(30)scale(.5)"/><use transform="matrix(1 0 0 -.4 0 7)"/>';
    expect(enlarged(turned, 10)).toBe(
      '<g transform="translate(15 -20)rotate(30)scale(.5)"/><use transform="matrix(1 0 0 -.4 0 70)"/>',
    );
  });

  test('scales the width of lines, but not of paths with markers', () => {
    expect(enlarged('<path stroke-width=".35"/><circle r="1.5" cx="2"/>', 10)).toBe(
      '<path stroke-width="3.5"/><circle r="15" cx="20"/>',
    );
    expect(enlarged('<path stroke-width=".85" marker-mid="url(#a)"/>', 10)).toContain('stroke-width=".85"');
  });
});

describe('a moved outline', () => {
  test('is scaled first, then turned, then moved', () => {
    expect(moved('M0 0L0-2Z', { x: 5, y: 5, turn: 90, size: [1, 2] })).toBe('M5 5L9 5Z');
  });

  test('is written once for each rotation', () => {
    expect(fanned('M0 0L0-1', [0, 90, 180])).toBe('M0 0L0 -1M0 0L1 0M0 0L0 1');
  });
});

describe('sown copies', () => {
  test('are one path for each seed and size', () => {
    const sprouts = [1, 2, 3].map((x) => ({ id: x < 3 ? 'oak' : 'bush', x, y: 0, size: 1.02 }));
    expect(sow(sprouts)).toBe(
      '<path fill="none" stroke-width="1" marker-mid="url(#oak)" d="M0 0L1 0L2 0z"/>' +
        '<path fill="none" stroke-width="1" marker-mid="url(#bush)" d="M0 0L3 0z"/>',
    );
  });

  test('lean in the direction of the path', () => {
    expect(sow([{ id: 'leaf', x: 5, y: 5, size: 1, turn: 90 }])).toContain('d="M0 0S5 4 5 5S0 0 0 1"');
  });

  test('stand upright if their seed does', () => {
    expect(uprightSeed('oak', '<path/>')).toBe('<marker id="oak" overflow="visible"><path/></marker>');
  });
});
