import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { RoutePath } from '../../src/paths';
import { pages } from '../../src/routes';
import { heading, saveData, showSite } from '../support/site';

/** A spy on the fetch of a page. Each test uses a different page, because a page is fetched only once. */
const watch = (path: RoutePath) => vi.spyOn(pages, path);

/** The first link to a page in a part of the site. */
const linkIn = (part: 'main' | 'contentinfo', path: RoutePath) =>
  screen.getByRole(part).querySelector<HTMLElement>(`a[href="${path}"]`) ?? document.body;

/** Waits until the browser has painted and reported which links are in view. */
async function painted(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

/** Waits until the browser has painted and is idle. */
async function idle(): Promise<void> {
  await painted();
  await new Promise((done) => requestIdleCallback(() => done(undefined)));
}

const intents: readonly { how: string; path: RoutePath; intend: (link: HTMLElement) => unknown }[] = [
  { how: 'pointing at', path: '/case-management', intend: (link) => userEvent.hover(link) },
  { how: 'focusing', path: '/accessibility', intend: (link) => link.focus() },
  { how: 'touching', path: '/privacy', intend: (link) => fireEvent.touchStart(link) },
];
for (const { how, path, intend } of intents) {
  test(`${how} a link in the footer prefetches its page`, { tags: 'speed' }, async () => {
    await showSite('/not-found', 'wide');
    linkIn('contentinfo', path).scrollIntoView();
    const fetched = watch(path);
    await idle();
    expect(fetched, `fetched before ${how} the link`).not.toHaveBeenCalled();
    await intend(linkIn('contentinfo', path));
    expect(fetched).toHaveBeenCalledOnce();
  });
}

test('a link that is in view when the browser is idle prefetches its page', { tags: 'speed' }, async () => {
  const fetched = watch('/adhd');
  await showSite('/mental-health', 'small');
  await idle();
  const whenIdle = vi.spyOn(window, 'requestIdleCallback').mockReturnValue(0);
  const becomeIdle = () => {
    for (const [callback] of whenIdle.mock.calls) callback({ didTimeout: false, timeRemaining: () => 0 });
  };
  linkIn('main', '/adhd').scrollIntoView();
  await painted();
  window.scrollTo(0, 0);
  await painted();
  becomeIdle();
  expect(fetched, 'fetched for a link that was only scrolled past').not.toHaveBeenCalled();

  linkIn('main', '/adhd').scrollIntoView();
  await painted();
  expect(fetched, 'fetched while the browser was busy').not.toHaveBeenCalled();
  becomeIdle();
  expect(fetched).toHaveBeenCalledOnce();
});

test('a link in view prefetches its page in a browser without idle callbacks', { tags: 'speed' }, async () => {
  const { requestIdleCallback } = window;
  Reflect.deleteProperty(window, 'requestIdleCallback');
  onTestFinished(() => void Object.assign(window, { requestIdleCallback }));
  const fetched = watch('/intensive-outpatient-program');
  await showSite('/treatment', 'small');
  linkIn('main', '/intensive-outpatient-program').scrollIntoView();
  await expect.poll(() => fetched.mock.calls.length, { timeout: 10_000 }).toBe(1);
});

test('following a link fetches its page again after a failed prefetch', { tags: 'speed' }, async () => {
  await showSite('/not-found', 'wide');
  const fetched = watch('/mission').mockRejectedValueOnce(new Error('no connection'));
  linkIn('contentinfo', '/mission').focus();
  await expect.poll(() => fetched.mock.calls.length).toBe(1);
  await userEvent.click(linkIn('contentinfo', '/mission'));
  await expect.poll(heading).toMatch(/mission/i);
});

test('with data saving on, a link in view does not prefetch its page', { tags: 'speed' }, async () => {
  saveData();
  const fetched = watch('/kratom');
  await showSite('/substance-abuse', 'small');
  linkIn('main', '/kratom').scrollIntoView();
  await idle();
  expect(fetched, 'fetched although the visitor saves data').not.toHaveBeenCalled();
});
