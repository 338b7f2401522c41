import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PageModule, pages } from '../../src/routing/pages';
import type { RoutePath } from '../../src/routing/paths';
import { takeConsole } from '../support/console';
import { meta } from '../support/covers';
import { showSite } from '../support/site';

const empty = { title: '', description: '', picture: 'mission' } as const;

/** A page that loads when the test lets it. Each test takes an address of its own, since React keeps what it loaded. */
function slowPage(path: RoutePath) {
  let arrive = () => {};
  let fail = () => {};
  const request = new Promise<PageModule>((resolve, reject) => {
    arrive = () => resolve({ meta: empty, Page: () => <h1>Page {path}</h1> });
    fail = () => reject(new Error('no connection'));
  });
  const load = vi.spyOn(pages, path).mockReturnValue(request);
  return { load, arrive: () => act(async () => arrive()), fail: () => act(async () => fail()) };
}

/** The first link to a page, which the footer or the header has. */
function link(path: RoutePath): HTMLElement {
  const [found] = document.querySelectorAll<HTMLElement>(`a[href="${path}"]`);
  if (!found) throw new Error(`There is no link to ${path}`);
  return found;
}
const follow = (path: RoutePath, init?: MouseEventInit) => act(async () => void fireEvent.click(link(path), init));
const heading = () => document.querySelector('h1')?.textContent;
const main = () => screen.getByRole('main');

/** Keeps the browser from following a link that the site left to it, which would end the test page. */
let leftToBrowser: boolean;
function stay(event: MouseEvent) {
  leftToBrowser = !event.defaultPrevented;
  event.preventDefault();
}
beforeEach(async () => {
  leftToBrowser = false;
  window.addEventListener('click', stay);
  await showSite('/not-found', 'wide');
});
afterEach(() => window.removeEventListener('click', stay));

test('the old page stays, and the wait is shown, until the new page is here', meta, async () => {
  const before = heading();
  const page = slowPage('/mission');
  await follow('/mission');
  expect(heading()).toBe(before);
  expect(main()).toHaveAttribute('aria-busy', 'true');
  await page.arrive();
  await expect.poll(heading).toBe('Page /mission');
  expect(main()).not.toHaveAttribute('aria-busy');
});

test('the last of two clicks wins, although its page comes first', meta, async () => {
  const first = slowPage('/insurance');
  const second = slowPage('/treatment');
  await follow('/insurance');
  await follow('/treatment');
  await second.arrive();
  await expect.poll(heading).toBe('Page /treatment');
  await first.arrive();
  expect(heading()).toBe('Page /treatment');
});

test('without a connection the visitor is told so, and has the phone and a way on', meta, async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const page = slowPage('/privacy');
  await follow('/privacy');
  await page.fail();
  await expect.poll(() => main().textContent).toMatch(/connection/);
  expect(document.activeElement).toBe(main().querySelector('h1'));
  expect(main().querySelector('a[href^="tel:"]')).toBeVisible();
  expect(main().querySelector('a[href="/"]')).toBeVisible();
  expect(takeConsole().map(({ method }) => method)).toEqual(['error']);
});

test('a page that could not be loaded leaves the others in reach', meta, async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const page = slowPage('/about-us');
  await follow('/about-us');
  await page.fail();
  await follow('/jobs');
  await expect.poll(() => main().textContent).not.toMatch(/connection/);
  takeConsole();
});

const signs: { how: string; act: (link: HTMLElement) => Promise<unknown> | unknown }[] = [
  { how: 'pointing at', act: (target) => userEvent.hover(target) },
  { how: 'focusing', act: (target) => target.focus() },
  { how: 'touching', act: (target) => fireEvent.touchStart(target) },
];

for (const { how, act } of signs)
  test(`${how} a link prefetches its page`, meta, async () => {
    const { load } = slowPage('/accessibility');
    await act(link('/accessibility'));
    expect(load).toHaveBeenCalledOnce();
  });

const clicksForBrowser = [
  { how: 'with Control', init: { ctrlKey: true } },
  { how: 'with Command', init: { metaKey: true } },
  { how: 'with Shift', init: { shiftKey: true } },
  { how: 'with Alt', init: { altKey: true } },
  { how: 'of the middle button', init: { button: 1 } },
];

for (const { how, init } of clicksForBrowser)
  test(`a click ${how} is left to the browser`, meta, async () => {
    const before = heading();
    await follow('/contact', init);
    expect(leftToBrowser).toBe(true);
    expect(heading()).toBe(before);
  });
