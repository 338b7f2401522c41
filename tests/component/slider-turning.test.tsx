import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Slider } from '../../src/components/Slider/Slider';
import { covers, meta } from '../support/covers';
import { preferMotion } from '../support/motion';
import { shownSlide, slides } from '../support/slides';

/** How long a slide stands, in ms; the contract leaves it open. */
const slideTime = 6000;

const labels = slides.map(({ label }) => label);
const stopButton = () => screen.queryByRole('button', { name: /^Stop/ });
const startButton = () => screen.getByRole('button', { name: /^Start/ });

/** What is shown at the end of each of the next slide times. */
function watch(times: number): (string | null)[] {
  return Array.from({ length: times }, () => {
    act(() => vi.advanceTimersByTime(slideTime));
    return shownSlide();
  });
}

/** Presses a control and takes pointer and focus away from the slider again. */
async function press(button: HTMLElement | null) {
  if (!button) throw new Error('There is no such button');
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

describe('where motion is welcome', () => {
  beforeEach(() => {
    preferMotion('no-preference');
    render(<Slider slides={slides} />);
  });

  test('a picture stands until its time is over', meta, () => {
    act(() => vi.advanceTimersByTime(slideTime - 1));
    expect(shownSlide()).toBe(labels[0]);
  });

  test('the pictures take turns and begin again', meta, () => {
    expect(watch(3)).toEqual([labels[1], labels[2], labels[0]]);
  });

  test('a visible button stops the slider', covers('A11Y-HERO-STOP~1'), async () => {
    expect(stopButton()).toBeVisible();
    await press(stopButton());
    expect(watch(4)).toEqual(Array(4).fill(labels[0]));
  });

  test('the stop button is the first control of the slider', covers('A11Y-HERO-STOP~1'), async () => {
    await userEvent.tab();
    expect(stopButton()).toHaveFocus();
  });

  test('the stop button stops it by keyboard as well', covers('A11Y-HERO-STOP~1'), async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    act(() => startButton().blur());
    expect(watch(4)).toEqual(Array(4).fill(labels[0]));
  });

  test('a stopped slider can be started again', meta, async () => {
    await press(stopButton());
    await press(startButton());
    expect(watch(2)).toEqual([labels[1], labels[2]]);
  });

  test('turning a picture by hand stops the slider', covers('A11Y-HERO-STOP~1'), async () => {
    await press(screen.getByRole('button', { name: 'Next slide' }));
    expect(watch(4)).toEqual(Array(4).fill(labels[1]));
  });

  test('the slider rests while it is pointed at', meta, async () => {
    await userEvent.hover(screen.getByRole('group'));
    expect(watch(4)).toEqual(Array(4).fill(labels[0]));
  });

  test('the slider goes on when the pointer has left it', meta, async () => {
    await userEvent.hover(screen.getByRole('group'));
    await userEvent.unhover(screen.getByRole('group'));
    expect(watch(1)).toEqual([labels[1]]);
  });

  test('the slider rests while it holds the focus', meta, async () => {
    await userEvent.tab();
    expect(watch(4)).toEqual(Array(4).fill(labels[0]));
  });

  test('pictures that turn by themselves are not read out', meta, () => {
    expect(screen.getByRole('group').parentElement).toHaveAttribute('aria-live', 'off');
  });

  test('pictures that a visitor turns are read out', meta, async () => {
    await press(screen.getByRole('button', { name: 'Next slide' }));
    expect(screen.getByRole('group').parentElement).toHaveAttribute('aria-live', 'polite');
  });
});

describe('under reduced motion', () => {
  beforeEach(() => {
    preferMotion('reduce');
    render(<Slider slides={slides} />);
  });

  test('the slider does not turn', covers('A11Y-HERO-STOP~1'), () => {
    expect(watch(4)).toEqual(Array(4).fill(labels[0]));
  });

  test('there is no stop button where nothing turns', meta, () => {
    expect(stopButton()).toBeNull();
  });

  test('the pictures can still be turned by hand', meta, async () => {
    await press(screen.getByRole('button', { name: 'Next slide' }));
    expect(shownSlide()).toBe(labels[1]);
  });
});
