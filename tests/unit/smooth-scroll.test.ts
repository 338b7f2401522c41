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

test('a smooth scroll is not at the top just before its time is over', covers('CONST-SMOOTH-SCROLL~1'), () => {
  const window = stubWindow({ scrollY: depth });
  smoothScrollToTop();
  vi.advanceTimersByTime(smoothScrollMs - 1);
  expect(window.scrollY).toBeGreaterThan(0);
});

test('a smooth scroll is at the top when its time is over', covers('CONST-SMOOTH-SCROLL~1'), () => {
  const window = stubWindow({ scrollY: depth });
  smoothScrollToTop();
  vi.advanceTimersByTime(smoothScrollMs);
  expect(window.scrollY).toBe(0);
});

test('a smooth scroll is half way up at half its time', meta, () => {
  const window = stubWindow({ scrollY: depth });
  smoothScrollToTop();
  // The frame that is nearest to the half of it.
  vi.advanceTimersByTime(smoothScrollMs / 2);
  expect(window.scrollY).toBeGreaterThan(depth * 0.4);
  expect(window.scrollY).toBeLessThan(depth * 0.6);
});

test('a smooth scroll sets out and arrives slowly', meta, () => {
  const window = stubWindow({ scrollY: depth });
  smoothScrollToTop();
  vi.advanceTimersByTime(smoothScrollMs / 5);
  expect(depth - window.scrollY).toBeLessThan(depth / 5);
  vi.advanceTimersByTime((smoothScrollMs / 5) * 3);
  expect(window.scrollY).toBeLessThan(depth / 5);
});

test('a smooth scroll arrives just as slowly as it sets out', meta, () => {
  const window = stubWindow({ scrollY: depth });
  smoothScrollToTop();
  vi.advanceTimersByTime(120);
  // Twice the square of the share of the time: 2 × (120 / 500)².
  expect(depth - window.scrollY).toBeCloseTo(0.1152 * depth, 5);
  vi.advanceTimersByTime(smoothScrollMs - 2 * 120);
  expect(window.scrollY).toBeCloseTo(0.1152 * depth, 5);
});

test('waiting for an act of the visitor holds up none of their own scrolling', meta, () => {
  const window = stubWindow({ scrollY: depth });
  const listen = vi.spyOn(window, 'addEventListener');
  smoothScrollToTop();
  expect(listen.mock.calls.map(([, , options]) => options)).toEqual(Array(4).fill({ passive: true }));
});

test('nothing is left to do once a smooth scroll has arrived', meta, () => {
  stubWindow({ scrollY: depth });
  smoothScrollToTop();
  vi.advanceTimersByTime(smoothScrollMs);
  expect(vi.getTimerCount()).toBe(0);
});

test('under reduced motion a scroll is at the top at once', covers('SHELL-REDUCED-MOTION~1'), () => {
  const window = stubWindow({ scrollY: depth, reducedMotion: true });
  smoothScrollToTop();
  expect(window.scrollY).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('at the top there is nothing to scroll', meta, () => {
  stubWindow({ scrollY: 0 });
  smoothScrollToTop();
  expect(vi.getTimerCount()).toBe(0);
});

for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
  test(`a smooth scroll stops where it is at a ${act} of the visitor`, meta, () => {
    const window = stubWindow({ scrollY: depth });
    smoothScrollToTop();
    vi.advanceTimersByTime(smoothScrollMs / 2);
    const here = window.scrollY;
    window.dispatchEvent(new Event(act));
    vi.advanceTimersByTime(smoothScrollMs);
    expect(window.scrollY).toBe(here);
  });
}

test('a second smooth scroll takes its full time from where the first one was', meta, () => {
  const window = stubWindow({ scrollY: depth });
  smoothScrollToTop();
  vi.advanceTimersByTime(smoothScrollMs / 2);
  smoothScrollToTop();
  vi.advanceTimersByTime(smoothScrollMs - 1);
  expect(window.scrollY).toBeGreaterThan(0);
  vi.advanceTimersByTime(1);
  expect(window.scrollY).toBe(0);
});
