import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { durations } from '../../spec/constants';
import { smoothScrollToTop } from '../../src/navigation/smooth-scroll';

const { smoothScrollMs } = durations;
const depth = 1000;

/** The parts of a window that scrolling needs. Frames run on `setTimeout`, so that fake timers control them. */
function stubWindow(reducedMotion = false) {
  const window = Object.assign(new EventTarget(), {
    scrollY: depth,
    scrollTo: (_left: number, top: number) => {
      window.scrollY = top;
    },
    matchMedia: (query: string) => ({ matches: reducedMotion && query === '(prefers-reduced-motion: reduce)' }),
  });
  vi.stubGlobal('window', window);
  // A frame every 20 ms, a divisor of the duration.
  vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) =>
    setTimeout(() => draw(performance.now()), 20),
  );
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  return window;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a smooth scroll', () => {
  test('eases in and out, and ends at the top after exactly its duration', { tags: 'CONST-SMOOTH-SCROLL' }, () => {
    const window = stubWindow();
    smoothScrollToTop();
    vi.advanceTimersByTime(120);
    // Twice the square of the elapsed share: 2 × (120 / 500)².
    expect(depth - window.scrollY).toBeCloseTo(0.1152 * depth, 5);
    vi.advanceTimersByTime(smoothScrollMs - 2 * 120);
    expect(window.scrollY).toBeCloseTo(0.1152 * depth, 5);
    vi.advanceTimersByTime(119);
    expect(window.scrollY).toBeGreaterThan(0);
    vi.advanceTimersByTime(1);
    expect({ at: window.scrollY, timers: vi.getTimerCount() }).toEqual({ at: 0, timers: 0 });
  });

  for (const event of ['wheel', 'touchmove', 'mousedown', 'keydown'])
    test(`stops in place at a ${event} event`, { tags: 'navigation' }, () => {
      const window = stubWindow();
      smoothScrollToTop();
      vi.advanceTimersByTime(smoothScrollMs / 2);
      const here = window.scrollY;
      window.dispatchEvent(new Event(event));
      vi.advanceTimersByTime(smoothScrollMs);
      expect(window.scrollY).toBe(here);
    });

  test('jumps to the top at once under reduced motion', { tags: 'a11y' }, () => {
    const window = stubWindow(true);
    smoothScrollToTop();
    expect(window.scrollY).toBe(0);
  });
});
