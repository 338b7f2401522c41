import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Header } from '../../src/layout/Header';
import { site } from '../../src/site';
import { covers } from '../support/covers';
import { renderAt } from '../support/site';

const rule = covers('SHELL-HEADER-ROW');

/** Shows the header on a screen of this width. @returns the links and controls of it that can be seen */
async function controlsAt(width: number): Promise<HTMLElement[]> {
  await page.viewport(width, 844);
  renderAt(<Header />);
  await document.fonts.ready;
  const all = screen.getByRole('banner').querySelectorAll<HTMLElement>('a, summary');
  return [...all].filter((control) => control.checkVisibility());
}

test.each([320, 360, 390, 768, 1151, 1152, 1440, 1920, 2560])(
  'on a screen of %i px, the header is one row, and fits the screen',
  rule,
  async (width) => {
    const boxes = (await controlsAt(width)).map((control) => control.getBoundingClientRect());
    expect(boxes.length).toBeGreaterThan(1);
    expect(Math.max(...boxes.map(({ top }) => top))).toBeLessThan(Math.min(...boxes.map(({ bottom }) => bottom)));
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
  },
);

test.each([768, 1151, 1152, 1440])(
  'on a screen of %i px, the header has the number to call, once',
  rule,
  async (width) => {
    const controls = await controlsAt(width);
    const calls = controls.filter((control) => control.getAttribute('href') === site.phone.href);
    // On a phone, the number is there for screen readers alone: clipped away.
    const numbers = calls.map((call) => call.querySelector('.phone'));
    expect(numbers.map((number) => number?.textContent)).toEqual([site.phone.display]);
    expect(numbers.map((number) => number && getComputedStyle(number).clipPath)).toEqual(['none']);
  },
);
