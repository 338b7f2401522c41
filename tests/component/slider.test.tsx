import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Slider } from '../../src/components/Slider/Slider';
import { covers } from '../support/covers';
import { preferMotion } from '../support/motion';
import { first, second, slides, third, visibleSlide } from '../support/slides';

const byHand = covers('A11Y-HERO-BY-HAND~2');

beforeEach(() => {
  preferMotion('reduce');
  render(<Slider slides={slides} />);
});

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Moves a pointer across the slide, from one position to another (px from the left). */
function swipe(from: number, to: number, { pointerType = 'touch', end = 'pointerup' } = {}): void {
  const slide = screen.getByRole('group');
  const dispatch = (type: string, clientX: number) =>
    slide.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerType, clientX }));
  act(() => {
    dispatch('pointerdown', from);
    dispatch(end, to);
  });
}

test('the slider stacks the pictures and hides all but one', covers('HOME-HERO~2'), () => {
  const groups = within(screen.getByRole('region')).getAllByRole('group', { hidden: true });
  expect(groups.map((group) => getComputedStyle(group).opacity)).toEqual(['1', '0', '0']);
});

for (const [name, slide] of [
  ['Next slide', second],
  ['Previous slide', third],
] as const) {
  test(`the button "${name}" changes the slide`, byHand, async () => {
    await click(name);
    expect(visibleSlide()).toBe(slide);
  });
}

test('the button "Next slide" on the last slide shows the first', byHand, async () => {
  for (const _ of slides) await click('Next slide');
  expect(visibleSlide()).toBe(first);
});

for (const [key, slide] of [
  ['ArrowRight', second],
  ['ArrowLeft', third],
] as const) {
  test(`the ${key} key changes the slide while the slider has the focus`, byHand, async () => {
    await userEvent.tab();
    await userEvent.keyboard(`{${key}}`);
    expect(visibleSlide()).toBe(slide);
  });
}

test('other keys do not change the slide', byHand, async () => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{Home}x');
  expect(visibleSlide()).toBe(first);
});

test('a swipe to the left shows the next slide', byHand, () => {
  swipe(200, 150);
  expect(visibleSlide()).toBe(second);
});

test('a swipe to the right shows the previous slide', byHand, () => {
  swipe(150, 200);
  expect(visibleSlide()).toBe(third);
});

test('a short movement of a finger does not change the slide', byHand, () => {
  swipe(200, 180);
  expect(visibleSlide()).toBe(first);
});

test('dragging with the mouse does not change the slide', byHand, () => {
  swipe(200, 100, { pointerType: 'mouse' });
  expect(visibleSlide()).toBe(first);
});

test('a touch that the browser uses to scroll does not change the slide', byHand, () => {
  swipe(200, 100, { end: 'pointercancel' });
  swipe(100, 100);
  expect(visibleSlide()).toBe(first);
});

test('the slider leaves vertical scrolling and pinching to the browser', byHand, () => {
  expect(getComputedStyle(screen.getByRole('group').parentElement ?? document.body).touchAction).toBe(
    'pan-y pinch-zoom',
  );
});

test('a pinch does not change the slide', byHand, () => {
  const slide = screen.getByRole('group');
  const dispatch = (type: string, isPrimary: boolean, clientX: number) =>
    slide.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary, pointerType: 'touch', clientX }));
  act(() => {
    dispatch('pointerdown', true, 150);
    dispatch('pointerdown', false, 200);
    dispatch('pointerup', true, 50);
    dispatch('pointerup', false, 300);
  });
  expect(visibleSlide()).toBe(first);
});
