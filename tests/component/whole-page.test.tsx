import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { loadPage } from '../../src/navigation/load-page';
import type { RoutePath } from '../../src/paths';
import { heading, showSite } from '../support/site';

/** A page of each template whose pages are longer than a screen, with words of its first screen. */
const followed: readonly (readonly [path: RoutePath, words: RegExp])[] = [
  ['/', /Call/],
  ['/depression', /Call 911/],
  ['/alcohol', /Call 911/],
  ['/contact', /Habla español/],
  ['/insurance', /Insurance/],
  ['/mental-health', /Call/],
  ['/outpatient-program', /Call/],
];

const main = () => screen.getByRole('main');
const size = () => main().querySelectorAll('*').length;
const follow = (href: string) =>
  act(async () => void fireEvent.click(document.querySelector(`a[href="${href}"]`) ?? document));

beforeEach(async () => {
  await Promise.all([...followed.map(([path]) => path), '/opioid' as const].map(loadPage));
  await showSite('/privacy', 'small');
});

/** Follows a link. @returns what the page shows when the heading receives the focus, before the browser paints, and afterwards */
async function sizesAfter(href: string) {
  const first = { focused: '', text: '', size: 0, footerTop: 0 };
  const look = () => {
    const footerTop = screen.getByRole('contentinfo').getBoundingClientRect().top;
    const { textContent: text } = main();
    Object.assign(first, { focused: document.activeElement?.textContent, text, size: size(), footerTop });
  };
  document.addEventListener('focusin', look);
  onTestFinished(() => document.removeEventListener('focusin', look));
  await follow(href);
  return { first, last: size() };
}

for (const [path, words] of followed) {
  test(`a link to ${path} first shows its first screen, with the footer out of view`, { tags: 'speed' }, async () => {
    window.scrollTo(0, 3000);
    const { first, last } = await sizesAfter(path);
    expect(first.focused).toBe(heading());
    expect(first.footerTop).toBeGreaterThan(window.innerHeight);
    expect(first.text).toMatch(words);
    expect(last).toBeGreaterThan(first.size);
  });
}

test('a link to a section shows the whole page at once', { tags: 'speed' }, async () => {
  await follow('/');
  const { first, last } = await sizesAfter('/opioid#after-overdose');
  expect(first.focused).toBe(document.querySelector('#after-overdose h2')?.textContent);
  expect(first.size).toBe(last);
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
