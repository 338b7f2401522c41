import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { durations } from '../../spec/constants';
import { smoothScrollToTop } from '../../src/routing/smooth-scroll';
import { covers, meta } from '../support/covers';
import { stubWindow } from '../support/fake-window';

const { smoothScrollMs } = durations;
const depth = 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts a smooth scroll from below the top. */
function startedScroll() {
  const window = stubWindow({ scrollY: depth });
  smoothScrollToTop();
  return window;
}

test('smooth scroll reaches the top after exactly its duration', covers('CONST-SMOOTH-SCROLL~2'), () => {
  const window = startedScroll();
  vi.advanceTimersByTime(smoothScrollMs - 1);
  expect(window.scrollY).toBeGreaterThan(0);
  vi.advanceTimersByTime(1);
  expect(window.scrollY).toBe(0);
});

test('smooth scroll eases in and out symmetrically', covers('CONST-SMOOTH-SCROLL~2'), () => {
  const window = startedScroll();
  vi.advanceTimersByTime(120);
  // Twice the square of the elapsed share: 2 × (120 / 500)².
  expect(depth - window.scrollY).toBeCloseTo(0.1152 * depth, 5);
  vi.advanceTimersByTime(smoothScrollMs - 2 * 120);
  expect(window.scrollY).toBeCloseTo(0.1152 * depth, 5);
});

test('smooth scroll uses passive listeners, which do not delay scrolling', covers('NAV-SCROLL-YIELDS~2'), () => {
  const window = stubWindow({ scrollY: depth });
  const listen = vi.spyOn(window, 'addEventListener');
  smoothScrollToTop();
  expect(listen.mock.calls.map(([, , options]) => options)).toEqual(Array(4).fill({ passive: true }));
});

test('smooth scroll leaves no timer running after it has reached the top', covers('CONST-SMOOTH-SCROLL~2'), () => {
  startedScroll();
  vi.advanceTimersByTime(smoothScrollMs);
  expect(vi.getTimerCount()).toBe(0);
});

test('smooth scroll jumps to the top under reduced motion', covers('A11Y-STILLNESS~1'), () => {
  const window = stubWindow({ scrollY: depth, reducedMotion: true });
  smoothScrollToTop();
  expect(window.scrollY).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('smooth scroll does nothing at the top', meta, () => {
  stubWindow({ scrollY: 0 });
  smoothScrollToTop();
  expect(vi.getTimerCount()).toBe(0);
});

for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
  test(`smooth scroll stops at a ${event} event`, covers('NAV-SCROLL-YIELDS~2'), () => {
    const window = startedScroll();
    vi.advanceTimersByTime(smoothScrollMs / 2);
    const here = window.scrollY;
    window.dispatchEvent(new Event(event));
    vi.advanceTimersByTime(smoothScrollMs);
    expect(window.scrollY).toBe(here);
  });
}

test(
  'a second smooth scroll takes its full duration from the current position',
  covers('CONST-SMOOTH-SCROLL~2'),
  () => {
    const window = startedScroll();
    vi.advanceTimersByTime(smoothScrollMs / 2);
    smoothScrollToTop();
    vi.advanceTimersByTime(smoothScrollMs - 1);
    expect(window.scrollY).toBeGreaterThan(0);
    vi.advanceTimersByTime(1);
    expect(window.scrollY).toBe(0);
  },
);
