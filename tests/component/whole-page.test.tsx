import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { loadPage } from '../../src/navigation/load-page';
import type { RoutePath } from '../../src/paths';
import { heading, showSite } from '../support/site';

/** A page of each template whose pages are longer than a screen, with words from its first screen. */
const followed: readonly (readonly [path: RoutePath, firstScreen: RegExp])[] = [
  ['/', /Call/],
  ['/depression', /Call 911/],
  ['/alcohol', /Call 911/],
  ['/contact', /Habla español/],
  ['/insurance', /\w/],
  ['/mental-health', /\w/],
  ['/outpatient-program', /\w/],
];

const main = () => screen.getByRole('main');
const size = () => main().querySelectorAll('*').length;
const follow = (href: string) =>
  act(async () => void fireEvent.click(document.querySelector(`a[href="${href}"]`) ?? document));

beforeEach(async () => {
  await Promise.all([...followed.map(([path]) => path), '/opioid' as const].map(loadPage));
  await showSite('/privacy', 'small');
});

/** What the page shows when a heading receives the focus, before the browser paints it. */
function whenFocused() {
  const seen: { focused: string; text: string | null; size: number; footerTop: number }[] = [];
  const look = () => {
    const footerTop = screen.getByRole('contentinfo').getBoundingClientRect().top;
    seen.push({
      focused: document.activeElement?.textContent ?? '',
      text: main().textContent,
      size: size(),
      footerTop,
    });
  };
  document.addEventListener('focusin', look);
  onTestFinished(() => document.removeEventListener('focusin', look));
  return seen;
}

for (const [path, firstScreen] of followed) {
  test(`a link to ${path} shows its first screen, keeps the footer out of view, and then shows the rest`, {
    tags: 'speed',
  }, async () => {
    window.scrollTo(0, 3000);
    const seen = whenFocused();
    await follow(path);
    const [first] = seen;
    expect(first?.focused).toBe(heading());
    expect(first?.text).toMatch(firstScreen);
    expect(first?.footerTop).toBeGreaterThan(window.innerHeight);
    expect(size()).toBeGreaterThan(first?.size ?? 0);
  });
}

test('a link to a section shows the whole page at once', { tags: 'speed' }, async () => {
  await follow('/');
  const seen = whenFocused();
  await follow('/opioid#after-overdose');
  const [first] = seen;
  expect(first?.focused).toBe(document.querySelector('#after-overdose h2')?.textContent);
  expect(first?.size).toBe(size());
});

test('Back shows the whole page at once', { tags: 'speed' }, async () => {
  await follow('/contact');
  const whole = size();
  await follow('/');
  const sizes: number[] = [];
  const observer = new MutationObserver(() => sizes.push(size()));
  observer.observe(main(), { childList: true });
  window.history.back();
  await expect.poll(() => sizes).toEqual([whole]);
  observer.disconnect();
});
