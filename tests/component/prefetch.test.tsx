import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { RoutePath } from '../../src/paths';
import { pages } from '../../src/routes';
import { covers } from '../support/covers';
import { saveData, showSite } from '../support/site';

/** Whether a page has been fetched. Each test uses another one, because a page is fetched once. */
const watch = (path: RoutePath) => vi.spyOn(pages, path);

/** The links to a page in a part of the site. */
const linkIn = (part: 'main' | 'contentinfo', path: RoutePath) =>
  screen.getByRole(part).querySelector<HTMLElement>(`a[href="${path}"]`) ?? document.body;

/** Waits until the browser has painted and has nothing to do. */
async function idle(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await new Promise(requestAnimationFrame);
    await new Promise((done) => requestIdleCallback(() => done(undefined)));
  }
}

const intents: readonly { how: string; path: RoutePath; intend: (link: HTMLElement) => unknown }[] = [
  { how: 'pointing at', path: '/case-management', intend: (link) => userEvent.hover(link) },
  { how: 'focusing', path: '/accessibility', intend: (link) => link.focus() },
  { how: 'touching', path: '/privacy', intend: (link) => fireEvent.touchStart(link) },
];
for (const { how, path, intend } of intents) {
  test(`${how} a link in the footer prefetches its page`, covers('PERF-PREFETCH'), async () => {
    await showSite('/not-found', 'wide');
    linkIn('contentinfo', path).scrollIntoView();
    const fetched = watch(path);
    await idle();
    expect(fetched).not.toHaveBeenCalled();
    await intend(linkIn('contentinfo', path));
    expect(fetched).toHaveBeenCalledOnce();
  });
}

test('a link that comes into view prefetches its page', covers('PERF-PREFETCH'), async () => {
  const fetched = watch('/adhd');
  await showSite('/mental-health', 'small');
  await idle();
  expect(fetched).not.toHaveBeenCalled();
  linkIn('main', '/adhd').scrollIntoView();
  await expect.poll(() => fetched.mock.calls.length).toBe(1);
});

test('when data are saved, a link that is in view prefetches nothing', covers('PERF-PREFETCH'), async () => {
  saveData();
  const fetched = watch('/kratom');
  await showSite('/substance-abuse', 'small');
  linkIn('main', '/kratom').scrollIntoView();
  await idle();
  expect(fetched).not.toHaveBeenCalled();
});
