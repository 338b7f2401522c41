import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { EmergencyBox } from '../../src/components/EmergencyBox/EmergencyBox';
import { EmergencyBar } from '../../src/layout/EmergencyBar';
import { Header } from '../../src/layout/Header';
import { site } from '../../src/site';
import { subject } from '../support/covers';
import { renderAt, resize, screenSizes } from '../support/site';

/** Shows a part of the site on a screen of this width. @returns its visible links and controls */
async function controlsAt(width: number, part: ReactNode): Promise<HTMLElement[]> {
  await page.viewport(width, 844);
  const { container } = renderAt(part);
  await document.fonts.ready;
  return [...container.querySelectorAll<HTMLElement>('a, summary')].filter((control) => control.checkVisibility());
}
const boxesOf = (controls: readonly HTMLElement[]) => controls.map((control) => control.getBoundingClientRect());

test.each([320, 390, 767, 768, 1440])(
  'on a screen of %i px, the emergency links are in one row, at least 44 px high, and equally wide on a phone',
  subject('look'),
  async (width) => {
    const boxes = boxesOf(await controlsAt(width, <EmergencyBar />));
    expect(boxes).toHaveLength(3);
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    for (const { height, width: own } of boxes) {
      expect(height).toBeGreaterThanOrEqual(44);
      expect(own).toBeGreaterThanOrEqual(44);
    }
    if (width > 390) return;
    for (const box of boxes) expect(box.width).toBeCloseTo(boxes[0]?.width ?? 0, 1);
    const gaps = boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0));
    expect(gaps).toEqual([expect.closeTo(8, 1), expect.closeTo(8, 1)]);
    // At most as high as two lines of text.
    expect(screen.getByRole('complementary').getBoundingClientRect().height).toBeLessThanOrEqual(75);
  },
);

test.each([320, 360, 390, 768, 1151, 1152, 1440, 1920, 2560])(
  'on a screen of %i px, the header fits in one row and, from tablet size, shows the phone number once',
  subject('look'),
  async (width) => {
    const controls = await controlsAt(width, <Header />);
    const boxes = boxesOf(controls);
    expect(boxes.length).toBeGreaterThan(1);
    expect(Math.max(...boxes.map(({ top }) => top))).toBeLessThan(Math.min(...boxes.map(({ bottom }) => bottom)));
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
    if (width < 768) return;
    const calls = controls.filter((control) => control.getAttribute('href') === site.phone.href);
    // On a phone, the number is clipped, and only screen readers find it.
    const numbers = calls.map((call) => call.querySelector('.phone'));
    expect(numbers.map((number) => number?.textContent)).toEqual([site.phone.display]);
    expect(numbers.map((number) => number && getComputedStyle(number).clipPath)).toEqual(['none']);
  },
);

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
  test.each(screenSizes)(
    `on a %s screen, the first element of the emergency box spans its full width: ${what}`,
    subject('look'),
    async (size) => {
      await resize(size);
      renderAt(box);
      const region = screen.getByRole('region');
      const first = region.firstElementChild;
      for (const part of [first, ...(first?.querySelectorAll('p, h2') ?? [])])
        expect(part?.getBoundingClientRect().width).toBeCloseTo(region.clientWidth, 0);
    },
  );
}
