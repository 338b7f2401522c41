import { afterEach, expect, test, vi } from 'vitest';
import { savedScroll, takeOverScrollRestoration, trackScroll } from '../../src/routing/scroll-restoration';
import { covers } from '../support/covers';
import { type FakeWindow, stubWindow } from '../support/fake-window';

afterEach(() => {
  vi.unstubAllGlobals();
});

function scrollTo(window: FakeWindow, position: number) {
  window.scrollY = position;
  window.dispatchEvent(new Event('scroll'));
}

test('savedScroll is undefined for a page that was never visited', covers('SHELL-SCROLL-RESTORE~1'), () => {
  expect(savedScroll('never visited')).toBeUndefined();
});

test('trackScroll begins with the current position', covers('SHELL-SCROLL-RESTORE~1'), () => {
  stubWindow({}).scrollY = 700;
  trackScroll('scrolled before hydration');
  expect(savedScroll('scrolled before hydration')).toBe(700);
});

test('savedScroll returns the last position of a page', covers('SHELL-SCROLL-RESTORE~1'), () => {
  const window = stubWindow({});
  trackScroll('scrolled');
  for (const position of [300, 450, 0]) {
    scrollTo(window, position);
    expect(savedScroll('scrolled')).toBe(position);
  }
});

test('trackScroll changes nothing once it has been stopped', covers('SHELL-SCROLL-RESTORE~1'), () => {
  const window = stubWindow({});
  const stop = trackScroll('left');
  scrollTo(window, 300);
  stop();
  trackScroll('next');
  scrollTo(window, 20);
  expect(savedScroll('left')).toBe(300);
  expect(savedScroll('next')).toBe(20);
});

test('the browser restores scroll positions only outside the site', covers('SHELL-SCROLL-RESTORE~1'), () => {
  const window = stubWindow({});
  const { history } = window;
  takeOverScrollRestoration();
  expect(history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  // The page comes back from the back/forward cache.
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});
