import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { App } from '../../src/App';
import { loadPage } from '../../src/navigation/load-page';
import { type RoutePath, substancePaths } from '../../src/paths';
import { type PageModule, pages } from '../../src/routes';
import { site } from '../../src/site';
import { heading, saveData, showSite } from '../support/site';

const empty = { title: '', description: '', picture: 'mission' } as const;

/** A page whose request the test settles. Each test uses a different page, because a page is requested only once. */
function pendingPage(path: RoutePath) {
  let load = () => {};
  const request = new Promise<PageModule>((resolve) => {
    load = () => resolve({ metadata: empty, Page: () => <h1>Page {path}</h1> });
  });
  vi.spyOn(pages, path).mockReturnValue(request);
  return { load: () => act(async () => load()) };
}

/** The first link on the page that leads to this address. */
function link(path: string): HTMLElement {
  const [found] = document.querySelectorAll<HTMLElement>(`a[href="${path}"]`);
  if (!found) throw new Error(`No link leads to ${path}`);
  return found;
}
const follow = (path: string) => act(async () => void fireEvent.click(link(path)));
const main = () => screen.getByRole('main');

// Turns off prefetching, because a prefetched page would be there at once.
beforeEach(async () => {
  saveData();
  await showSite('/not-found', 'wide');
});

test('until a page has loaded, the old one stays, busy, then with a loading bar', {
  tags: 'navigation',
}, async () => {
  const before = heading();
  const footer = main().nextElementSibling;
  const page = pendingPage('/mission');
  await follow('/mission');
  expect(heading()).toBe(before);
  expect(main()).toHaveAttribute('aria-busy', 'true');
  const bar = main().nextElementSibling as HTMLElement;
  expect(bar).not.toBe(footer);
  expect(Number.parseFloat(getComputedStyle(bar).animationDelay)).toBeGreaterThan(0);
  for (const delay of bar.getAnimations()) delay.finish();
  expect(bar).toBeVisible();
  await page.load();
  await expect.poll(heading).toBe('Page /mission');
  expect(main()).not.toHaveAttribute('aria-busy');
  expect(bar).not.toBeInTheDocument();
});

test('while a page loads, the current-page links and the review still belong to the visible page', {
  tags: ['navigation', 'law'],
}, async () => {
  const [before, after] = substancePaths;
  const review = { on: '2026-04-30', next: '2027-04-30', text: '0123abcd', reviewer: 'Dr. Heron' };
  vi.spyOn(site, 'reviews', 'get').mockReturnValue({
    [before]: review,
    [after]: { ...review, reviewer: 'Dr. Meadow' },
  });
  await follow(before);
  await expect.poll(() => main().textContent).toContain('Reviewed by Dr. Heron');
  pendingPage(after);
  await follow(after);
  expect(main()).toHaveAttribute('aria-busy', 'true');
  expect(main()).toHaveTextContent('Reviewed by Dr. Heron');
  for (const current of document.querySelectorAll('[aria-current="page"]'))
    expect(current).toHaveAttribute('href', before);
});

test('the last of two navigations wins even if its page loads first', { tags: 'navigation' }, async () => {
  const first = pendingPage('/insurance');
  const second = pendingPage('/treatment');
  await follow('/insurance');
  await follow('/treatment');
  await second.load();
  await expect.poll(heading).toBe('Page /treatment');
  await first.load();
  expect(heading()).toBe('Page /treatment');
});

test('a page that the browser went back to before the router listened is shown', { tags: 'navigation' }, async () => {
  await loadPage('/accessibility');
  cleanup();
  const GoBack = () => void window.history.replaceState(null, '', '/accessibility');
  render(
    <BrowserRouter useTransitions={false}>
      <App />
      <GoBack />
    </BrowserRouter>,
  );
  await expect.poll(heading).toMatch(/accessib/i);
});

/** Keys that, held during a click on a link, ask the browser for a new tab, a new window or a download. */
const clickKeys = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }];

test.each([
  ['the Message link on a page with the form', '/contact', () => screen.getByRole('link', { name: 'Message' })],
  ['the skip link', '/not-found', () => link('#main')],
] as const)(
  'the browser handles clicks with modifier keys on %s',
  { tags: 'navigation' },
  async (_what, path, found) => {
    cleanup();
    await showSite(path, 'small');
    const prevented: boolean[] = [];
    const stay = (event: MouseEvent) => {
      prevented.push(event.defaultPrevented);
      // Keeps the browser on the tests' page.
      event.preventDefault();
    };
    window.addEventListener('click', stay);
    onTestFinished(() => window.removeEventListener('click', stay));
    for (const init of clickKeys) await act(async () => void fireEvent.click(found(), init));
    expect(prevented).toEqual(clickKeys.map(() => false));
  },
);
