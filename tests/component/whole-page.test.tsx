import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadPage } from '../../src/navigation/load-page';
import type { RoutePath } from '../../src/paths';
import { heading, showSite } from '../support/site';

const form = () => document.querySelector('#contact-form form');
const footerTop = () => screen.getByRole('contentinfo').getBoundingClientRect().top;
const follow = (href: string) =>
  act(async () => void fireEvent.click(document.querySelector(`a[href="${href}"]`) ?? document));

/** Stops animation frames, so that a test sees the page before the next frame. */
const holdFrames = () => void vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);

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

beforeEach(async () => {
  await Promise.all([...followed.map(([path]) => path), '/opioid' as const].map(loadPage));
  await showSite('/privacy', 'small');
});

for (const [path, firstScreen] of followed) {
  test(`a link to ${path} shows its first screen and keeps the footer out of view`, { tags: 'speed' }, async () => {
    window.scrollTo(0, 3000);
    holdFrames();
    await follow(path);
    const main = screen.getByRole('main');
    expect(document.activeElement).toBe(main.querySelector('h1'));
    expect(main.textContent).toMatch(firstScreen);
    expect(footerTop()).toBeGreaterThan(window.innerHeight);
    // The rest of the page has not rendered yet.
    const { length } = main.querySelectorAll('*');
    act(() => void fireEvent(window, new Event('beforeprint')));
    expect(main.querySelectorAll('*').length).toBeGreaterThan(length);
  });
}

test('the rest of the page renders in the next frame', { tags: 'speed' }, async () => {
  await follow('/contact');
  await expect.poll(form).not.toBeNull();
});

test('a key press right after a tap renders the whole page at once', { tags: 'speed' }, async () => {
  holdFrames();
  await follow('/contact');
  expect(form()).toBeNull();
  const seen = vi.fn();
  document.addEventListener('keydown', () => seen(form()), { once: true });
  await act(async () => void fireEvent.keyDown(document.activeElement ?? document, { key: 'End' }));
  expect(seen).toHaveBeenCalledExactlyOnceWith(expect.any(HTMLFormElement));
});

test('Back and a link to a section show the whole page at once', { tags: 'speed' }, async () => {
  await follow('/contact');
  await expect.poll(form).not.toBeNull();
  await follow('/');
  await expect.poll(() => document.querySelector('#mission')).not.toBeNull();
  holdFrames();
  const before = heading();
  window.history.back();
  await expect.poll(heading).not.toBe(before);
  expect(form()).not.toBeNull();
  window.history.forward();
  await expect.poll(heading).toBe(before);
  await follow('/opioid#after-overdose');
  expect(heading()).not.toBe(before);
  expect(form()).not.toBeNull();
});
