import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Slider } from '../../src/components/Slider/Slider';
import { covers } from '../support/covers';
import { preferMotion } from '../support/motion';
import { first, second, slides, third, visibleSlide } from '../support/slides';

/** How long autoplay shows each slide, in ms; the contract does not prescribe it. */
const slideDuration = 6000;

const autoplayRule = covers('HOME-AUTOPLAY~3');

const stopButton = () => screen.queryByRole('button', { name: /^Stop/ });
const startButton = () => screen.getByRole('button', { name: /^Start/ });
const slide = () => screen.getByRole('group');
const liveRegion = () => slide().parentElement;

/** The visible slide after each of the next few slide durations. */
function play(durations: number): (string | null)[] {
  return Array.from({ length: durations }, () => {
    act(() => vi.advanceTimersByTime(slideDuration));
    return visibleSlide();
  });
}

/** Clicks a button, then moves pointer and focus off the slider. */
async function click(button: HTMLElement | null): Promise<void> {
  if (!button) throw new Error('The slider has no such button');
  await userEvent.click(button);
  await userEvent.unhover(button);
  act(() => button.blur());
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('without a preference for reduced motion', () => {
  beforeEach(() => {
    preferMotion('no-preference');
    render(<Slider slides={slides} />);
  });

  test('autoplay shows each slide for its full duration', autoplayRule, () => {
    act(() => vi.advanceTimersByTime(slideDuration - 1));
    expect(visibleSlide()).toBe(first);
  });

  test('autoplay shows the slides in order and starts over', autoplayRule, () => {
    expect(play(3)).toEqual([second, third, first]);
  });

  test('the visible stop button stops autoplay', covers('A11Y-HERO-STOP~2'), async () => {
    expect(stopButton()).toBeVisible();
    await click(stopButton());
    expect(play(4)).toEqual(Array(4).fill(first));
  });

  test('the stop button is the first control and stops autoplay by keyboard', covers('A11Y-HERO-STOP~2'), async () => {
    await userEvent.tab();
    expect(stopButton()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    act(() => startButton().blur());
    expect(play(4)).toEqual(Array(4).fill(first));
  });

  test('the start button resumes autoplay', autoplayRule, async () => {
    await click(stopButton());
    await click(startButton());
    expect(play(2)).toEqual([second, third]);
  });

  test('changing the slide by hand stops autoplay', covers('A11Y-HERO-STOP~2'), async () => {
    await click(screen.getByRole('button', { name: 'Next slide' }));
    expect(play(4)).toEqual(Array(4).fill(second));
  });

  test('autoplay pauses on hover', autoplayRule, async () => {
    await userEvent.hover(slide());
    expect(play(4)).toEqual(Array(4).fill(first));
  });

  test('autoplay resumes when the pointer leaves', autoplayRule, async () => {
    await userEvent.hover(slide());
    await userEvent.unhover(slide());
    expect(play(1)).toEqual([second]);
  });

  test('autoplay pauses while the slider has the focus', autoplayRule, async () => {
    await userEvent.tab();
    expect(play(4)).toEqual(Array(4).fill(first));
  });

  test(
    'autoplay stays paused while the slider has the focus, though the pointer comes and leaves',
    autoplayRule,
    async () => {
      await userEvent.tab();
      await userEvent.hover(slide());
      await userEvent.unhover(slide());
      expect(play(4)).toEqual(Array(4).fill(first));
    },
  );

  test(
    'autoplay stays paused while the pointer is on the slider, though the focus comes and leaves',
    autoplayRule,
    async () => {
      await userEvent.hover(slide());
      await userEvent.tab();
      await userEvent.tab({ shift: true });
      expect(play(4)).toEqual(Array(4).fill(first));
    },
  );

  test('the start button starts autoplay by keyboard while it keeps the focus', autoplayRule, async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(stopButton()).toHaveFocus();
    expect(play(2)).toEqual([second, third]);
    expect(liveRegion()).toHaveAttribute('aria-live', 'off');
  });

  test('the start button starts autoplay while the pointer is on it', autoplayRule, async () => {
    await userEvent.dblClick(screen.getByRole('button', { name: /^Stop/ }));
    expect(play(2)).toEqual([second, third]);
  });

  test(
    'autoplay that was started by keyboard pauses when the focus comes to another control',
    autoplayRule,
    async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}{Enter}');
      await userEvent.tab();
      expect(play(4)).toEqual(Array(4).fill(first));
      expect(liveRegion()).toHaveAttribute('aria-live', 'polite');
    },
  );

  test('the live region is off during autoplay', autoplayRule, () => {
    expect(liveRegion()).toHaveAttribute('aria-live', 'off');
  });

  test('the live region is polite once the visitor changes the slide by hand', autoplayRule, async () => {
    await click(screen.getByRole('button', { name: 'Next slide' }));
    expect(liveRegion()).toHaveAttribute('aria-live', 'polite');
  });
});

test('the slider does not autoplay under reduced motion', covers('A11Y-HERO-STOP~2'), () => {
  preferMotion('reduce');
  render(<Slider slides={slides} />);
  expect(play(4)).toEqual(Array(4).fill(first));
});
