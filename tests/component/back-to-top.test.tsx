import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { durations } from '../../spec/constants';
import { BackToTop } from '../../src/layout/BackToTop';
import { covers } from '../support/covers';
import { preferMotion } from '../support/motion';

const { smoothScrollMs } = durations;
const frameMs = 16;

/** Clicks "Back to top" far down a long page, with fake frames of which one falls on the end of the scroll. */
function clickBackToTop(motion: Parameters<typeof preferMotion>[0]): void {
  preferMotion(motion);
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  vi.advanceTimersByTime(frameMs - (smoothScrollMs % frameMs));
  render(
    <>
      <h1 tabIndex={-1}>Heading</h1>
      <div style={{ paddingBlockStart: '4000px' }}>
        <BackToTop />
      </div>
    </>,
  );
  window.scrollTo(0, 3000);
  fireEvent.click(screen.getByRole('button', { name: 'Back to top' }));
}

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test(
  '"Back to top" focuses the heading of the page, and scrolls to the top in exactly its duration',
  covers('CONST-SMOOTH-SCROLL~2', 'SHELL-FOCUS~2'),
  () => {
    clickBackToTop('no-preference');
    expect(screen.getByRole('heading')).toHaveFocus();
    expect(window.scrollY).toBe(3000);
    vi.advanceTimersByTime(smoothScrollMs - 1);
    expect(window.scrollY).toBeGreaterThan(0);
    expect(window.scrollY).toBeLessThan(3000);
    vi.advanceTimersByTime(1);
    expect(window.scrollY).toBe(0);
  },
);

test('"Back to top" has an arrow', covers('FOOT-BACK-TO-TOP~1'), () => {
  clickBackToTop('reduce');
  expect(screen.getByRole('button', { name: 'Back to top' }).querySelector('svg')).toBeVisible();
});

test('"Back to top" jumps to the top under reduced motion', covers('A11Y-STILLNESS~1'), () => {
  clickBackToTop('reduce');
  expect(window.scrollY).toBe(0);
});

test('the mouse wheel stops "Back to top"', covers('NAV-SCROLL-YIELDS~2'), () => {
  clickBackToTop('no-preference');
  vi.advanceTimersByTime(smoothScrollMs / 2);
  const position = window.scrollY;
  fireEvent.wheel(window);
  vi.advanceTimersByTime(smoothScrollMs);
  expect(window.scrollY).toBe(position);
  expect(position).toBeGreaterThan(0);
});
