import { afterEach, expect, test, vi } from 'vitest';
import { savedScroll, takeOverScrollRestoration, trackScroll } from '../../src/routing/scroll-restoration';
import { covers, meta } from '../support/covers';
import { type FakeWindow, stubWindow } from '../support/fake-window';

afterEach(() => {
  vi.unstubAllGlobals();
});

function scrollTo(window: FakeWindow, position: number) {
  window.scrollY = position;
  window.dispatchEvent(new Event('scroll'));
}

test('a page that was never scrolled has no position', meta, () => {
  stubWindow({});
  trackScroll('untouched');
  expect(savedScroll('untouched')).toBeUndefined();
});

test('the last position of a page is known', covers('SHELL-SCROLL-RESTORE~1'), () => {
  const window = stubWindow({});
  trackScroll('scrolled');
  scrollTo(window, 300);
  scrollTo(window, 450);
  expect(savedScroll('scrolled')).toBe(450);
});

test('a position of zero is known as one', meta, () => {
  const window = stubWindow({});
  trackScroll('back at the top');
  scrollTo(window, 300);
  scrollTo(window, 0);
  expect(savedScroll('back at the top')).toBe(0);
});

test('the position of a page that was left stays as it was', covers('SHELL-SCROLL-RESTORE~1'), () => {
  const window = stubWindow({});
  const stop = trackScroll('left');
  scrollTo(window, 300);
  stop();
  trackScroll('next');
  scrollTo(window, 20);
  expect(savedScroll('left')).toBe(300);
  expect(savedScroll('next')).toBe(20);
});

test('the site restores scroll positions itself while it is open', meta, () => {
  const { history } = stubWindow({});
  takeOverScrollRestoration();
  expect(history.scrollRestoration).toBe('manual');
});

test('a visitor who leaves the site gets scroll restoration by the browser back', meta, () => {
  const window = stubWindow({});
  takeOverScrollRestoration();
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
});

test('the site takes scroll restoration over again after the back/forward cache', meta, () => {
  const window = stubWindow({});
  takeOverScrollRestoration();
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
});
