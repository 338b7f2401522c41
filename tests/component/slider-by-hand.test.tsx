import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Slider } from '../../src/components/Slider/Slider';
import { covers, meta } from '../support/covers';
import { preferMotion } from '../support/motion';
import { shownSlide, slides } from '../support/slides';

const labels = slides.map(({ label }) => label);

beforeEach(() => {
  preferMotion('reduce');
  render(<Slider slides={slides} />);
});

/** Moves a finger across the pictures, from one place to another (px from the left). */
function drag(from: number, to: number, { pointerType = 'touch', ending = 'pointerup' } = {}) {
  const pictures = screen.getByRole('group');
  const tell = (type: string, clientX: number) =>
    pictures.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType, clientX }));
  act(() => {
    tell('pointerdown', from);
    tell(ending, to);
  });
}

for (const [button, shown] of [
  ['Next slide', labels[1]],
  ['Previous slide', labels[2]],
] as const) {
  test(`the button "${button}" turns the slider`, covers('A11Y-HERO-BY-HAND~1'), async () => {
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(shownSlide()).toBe(shown);
  });
}

for (const [key, shown] of [
  ['{ArrowRight}', labels[1]],
  ['{ArrowLeft}', labels[2]],
] as const) {
  test(`the key ${key} turns the slider while it holds the focus`, covers('A11Y-HERO-BY-HAND~1'), async () => {
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(shownSlide()).toBe(shown);
  });
}

test('other keys leave the slider alone', meta, async () => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{Home}x');
  expect(shownSlide()).toBe(labels[0]);
});

test('a swipe to the left shows the next picture', covers('A11Y-HERO-BY-HAND~1'), () => {
  drag(200, 150);
  expect(shownSlide()).toBe(labels[1]);
});

test('a swipe to the right shows the previous picture', covers('A11Y-HERO-BY-HAND~1'), () => {
  drag(150, 200);
  expect(shownSlide()).toBe(labels[2]);
});

test('a finger that hardly moves turns nothing', meta, () => {
  drag(200, 180);
  expect(shownSlide()).toBe(labels[0]);
});

test('a mouse that marks something turns nothing', meta, () => {
  drag(200, 100, { pointerType: 'mouse' });
  expect(shownSlide()).toBe(labels[0]);
});

test('a finger that the browser takes for scrolling turns nothing', meta, () => {
  drag(200, 100, { ending: 'pointercancel' });
  drag(100, 100);
  expect(shownSlide()).toBe(labels[0]);
});
