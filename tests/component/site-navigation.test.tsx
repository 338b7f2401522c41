import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PageModule, pages } from '../../src/routing/pages';
import type { RoutePath } from '../../src/routing/paths';
import { takeConsole } from '../support/console-lines';
import { covers, meta } from '../support/covers';
import { showSite } from '../support/site';

const empty = { title: '', description: '', picture: 'mission' } as const;

/** A page whose request the test settles. Each test uses another page, because React keeps what it has loaded. */
function pendingPage(path: RoutePath) {
  let load = () => {};
  let fail = () => {};
  const request = new Promise<PageModule>((resolve, reject) => {
    load = () => resolve({ meta: empty, Page: () => <h1>Page {path}</h1> });
    fail = () => reject(new Error('no connection'));
  });
  const importPage = vi.spyOn(pages, path).mockReturnValue(request);
  return { importPage, load: () => act(async () => load()), fail: () => act(async () => fail()) };
}

/** The first link to a page, in the header or the footer. */
function link(path: RoutePath): HTMLElement {
  const [found] = document.querySelectorAll<HTMLElement>(`a[href="${path}"]`);
  if (!found) throw new Error(`No link leads to ${path}`);
  return found;
}
const follow = (path: RoutePath, init?: MouseEventInit) => act(async () => void fireEvent.click(link(path), init));
const heading = () => document.querySelector('h1')?.textContent;
const main = () => screen.getByRole('main');

/** Prevents the browser from leaving the test page by a link that the site does not handle. */
let leftToBrowser: boolean;
function preventNavigation(event: MouseEvent) {
  leftToBrowser = !event.defaultPrevented;
  event.preventDefault();
}
beforeEach(async () => {
  leftToBrowser = false;
  window.addEventListener('click', preventNavigation);
  await showSite('/not-found', 'wide');
});
afterEach(() => window.removeEventListener('click', preventNavigation));

test(
  'a navigation keeps the old page, marked busy, until the new page has loaded',
  covers('SHELL-WHILE-LOADING~1'),
  async () => {
    const before = heading();
    const page = pendingPage('/mission');
    await follow('/mission');
    expect(heading()).toBe(before);
    expect(main()).toHaveAttribute('aria-busy', 'true');
    await page.load();
    await expect.poll(heading).toBe('Page /mission');
    expect(main()).not.toHaveAttribute('aria-busy');
  },
);

test('the last of two navigations wins even if its page loads first', covers('SHELL-WHILE-LOADING~1'), async () => {
  const first = pendingPage('/insurance');
  const second = pendingPage('/treatment');
  await follow('/insurance');
  await follow('/treatment');
  await second.load();
  await expect.poll(heading).toBe('Page /treatment');
  await first.load();
  expect(heading()).toBe('Page /treatment');
});

test(
  'a navigation that fails offline shows a message with links to the phone and the home page',
  covers('FAULT-PANEL~1'),
  async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const page = pendingPage('/privacy');
    await follow('/privacy');
    await page.fail();
    await expect.poll(() => main().textContent).toMatch(/connection/);
    expect(document.activeElement).toBe(main().querySelector('h1'));
    expect(main().querySelector('a[href^="tel:"]')).toBeVisible();
    expect(main().querySelector('a[href="/"]')).toBeVisible();
    expect(takeConsole().map(({ method }) => method)).toEqual(['error']);
  },
);

test('a navigation works after another one failed offline', covers('FAULT-PANEL~1'), async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const page = pendingPage('/about-us');
  await follow('/about-us');
  await page.fail();
  await follow('/jobs');
  await expect.poll(() => main().textContent).not.toMatch(/connection/);
  takeConsole();
});

test('only the not-found page asks search engines not to list it', covers('SHELL-CANONICAL~2'), async () => {
  const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');
  await expect.poll(robots).toBe('noindex');
  await follow('/jobs');
  await expect.poll(robots).toBeUndefined();
});

const intents: { how: string; path: RoutePath; act: (link: HTMLElement) => Promise<unknown> | unknown }[] = [
  { how: 'pointing at', path: '/depression', act: (target) => userEvent.hover(target) },
  { how: 'focusing', path: '/accessibility', act: (target) => target.focus() },
  { how: 'touching', path: '/anxiety', act: (target) => fireEvent.touchStart(target) },
];

for (const { how, path, act } of intents)
  test(`${how} a link prefetches its page`, meta, async () => {
    const { importPage } = pendingPage(path);
    await act(link(path));
    expect(importPage).toHaveBeenCalledOnce();
  });

const browserClicks = [
  { how: 'with Control', init: { ctrlKey: true } },
  { how: 'with Command', init: { metaKey: true } },
  { how: 'with Shift', init: { shiftKey: true } },
  { how: 'with Alt', init: { altKey: true } },
  { how: 'with the middle button', init: { button: 1 } },
];

for (const { how, init } of browserClicks)
  test(`the site leaves a click ${how} on a link to the browser`, covers('NAV-OWN-TAB~1'), async () => {
    const before = heading();
    await follow('/contact', init);
    expect(leftToBrowser).toBe(true);
    expect(heading()).toBe(before);
  });
