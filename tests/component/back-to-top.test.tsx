import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { durations } from '../../spec/constants';
import { BackToTop } from '../../src/layout/BackToTop';
import { covers, meta } from '../support/covers';
import { preferMotion } from '../support/motion';

const { smoothScrollMs } = durations;
const frameMs = 16;

/** Stands at the foot of a long page, on a clock whose frames meet the end of the scroll. */
function standAtFoot(preference: Parameters<typeof preferMotion>[0]) {
  preferMotion(preference);
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  vi.advanceTimersByTime(frameMs - (smoothScrollMs % frameMs));
  render(
    <div style={{ paddingBlockStart: '4000px' }}>
      <BackToTop />
    </div>,
  );
  window.scrollTo(0, 3000);
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Back to top' }));

beforeEach(() => window.scrollTo(0, 0));
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('the up-arrow is under way just before its time is over', covers('CONST-SMOOTH-SCROLL~1'), () => {
  standAtFoot('no-preference');
  press();
  vi.advanceTimersByTime(smoothScrollMs - 1);
  expect(window.scrollY).toBeGreaterThan(0);
  expect(window.scrollY).toBeLessThan(3000);
});

test('the up-arrow is at the top when its time is over', covers('CONST-SMOOTH-SCROLL~1'), () => {
  standAtFoot('no-preference');
  press();
  vi.advanceTimersByTime(smoothScrollMs);
  expect(window.scrollY).toBe(0);
});

test('under reduced motion the up-arrow is at the top at once', covers('SHELL-REDUCED-MOTION~1'), () => {
  standAtFoot('reduce');
  press();
  expect(window.scrollY).toBe(0);
});

test('turning the wheel stops the scroll where it is', meta, () => {
  standAtFoot('no-preference');
  press();
  vi.advanceTimersByTime(smoothScrollMs / 2);
  const here = window.scrollY;
  fireEvent.wheel(window);
  vi.advanceTimersByTime(smoothScrollMs);
  expect(window.scrollY).toBe(here);
  expect(here).toBeGreaterThan(0);
});
