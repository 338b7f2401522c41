import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type RoutePath, substancePaths } from '../../src/paths';
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

test('a link in the footer does not prefetch its page', { tags: 'speed' }, async () => {
  await showSite('/not-found', 'wide');
  const fetched = watch('/case-management');
  linkIn('contentinfo', '/case-management').scrollIntoView();
  await idle();
  expect(fetched, 'fetched for a link in the footer').not.toHaveBeenCalled();
});

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
  expect(fetched, 'how often the idle browser fetched').toHaveBeenCalledOnce();
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

test('a failed prefetch is reported, and following the link fetches the page again', { tags: 'speed' }, async () => {
  const error = new Error('no connection');
  const reported = vi.spyOn(window, 'reportError').mockReturnValue();
  watch('/kratom').mockRejectedValueOnce(error);
  await showSite('/substance-abuse', 'small');
  linkIn('main', '/kratom').scrollIntoView();
  await expect.poll(() => reported.mock.calls).toEqual([[error]]);
  await userEvent.click(linkIn('main', '/kratom'));
  await expect.poll(heading).toMatch(/kratom/i);
});

test('with data saving on, a link in view does not prefetch its page', { tags: 'speed' }, async () => {
  saveData();
  const [first] = substancePaths;
  const fetched = watch(first);
  await showSite('/substance-abuse', 'small');
  linkIn('main', first).scrollIntoView();
  await idle();
  expect(fetched, 'fetched although the visitor saves data').not.toHaveBeenCalled();
});
