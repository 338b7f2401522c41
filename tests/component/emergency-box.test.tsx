import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmergencyBox } from '../../src/components/EmergencyBox/EmergencyBox';
import { covers } from '../support/covers';
import { renderAt, resize, screenSizes } from '../support/site';

const rule = covers('SHELL-EMERGENCY-BOX');
const actions = [
  { heading: 'Call for help if', points: ['someone cannot be woken', 'their lips are blue'] },
  { heading: 'While you wait', points: ['Stay with them.'] },
];
const boxes = {
  'a line': <EmergencyBox more="Trouble breathing? Call now." actions={actions} />,
  'a heading': <EmergencyBox actions={actions} />,
  'a title before the heading of the page': <EmergencyBox actions={actions} beforeHeading />,
};

for (const [what, box] of Object.entries(boxes)) {
  test.each(screenSizes)(`on a %s screen, the emergency box begins with ${what} across it`, rule, async (size) => {
    await resize(size);
    renderAt(box);
    const frame = screen.getByRole('region');
    const first = frame.firstElementChild;
    for (const part of [first, ...(first?.querySelectorAll('p, h2') ?? [])])
      expect(part?.getBoundingClientRect().width).toBeCloseTo(frame.clientWidth, 0);
  });
}
