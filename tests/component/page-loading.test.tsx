import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { App } from '../../src/App';
import { Notices } from '../../src/components/Notices/Notices';
import { privacyPractices } from '../../src/content/notices/privacy-practices';
import { loadPage } from '../../src/navigation/load-page';
import { type RoutePath, substancePaths } from '../../src/paths';
import { type PageModule, pages } from '../../src/routes';
import { site } from '../../src/site';
import { takeConsole } from '../support/console-lines';
import { clickKeys, heading, renderAt, saveData, showSite, watchClicks } from '../support/site';

const empty = { title: '', description: '', picture: 'mission' } as const;

/** A page whose request the test settles. Each test uses a different page, because a page is requested only once. */
function pendingPage(path: RoutePath) {
  let load = () => {};
  let fail = () => {};
  const request = new Promise<PageModule>((resolve, reject) => {
    load = () => resolve({ metadata: empty, Page: () => <h1>Page {path}</h1> });
    fail = () => reject(new Error('no connection'));
  });
  vi.spyOn(pages, path).mockReturnValue(request);
  return { load: () => act(async () => load()), fail: () => act(async () => fail()) };
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

test('until a new page has loaded, the old page stays, marked busy and, after a delay, with a loading bar', {
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

test('a navigation that fails offline shows the error message and focuses its heading; the next one works', {
  tags: 'resilience',
}, async () => {
  const page = pendingPage('/privacy');
  await follow('/privacy');
  await page.fail();
  await expect.poll(() => main().textContent).toMatch(/connection/);
  expect(document.activeElement).toBe(main().querySelector('h1'));
  expect(takeConsole().map(({ method }) => method)).toEqual(['error']);
  await follow('/jobs');
  await expect.poll(() => main().textContent).not.toMatch(/connection/);
  await expect.poll(heading).toMatch(/\w/);
});

test('a page that the browser went back to before the router listened is shown once the site has rendered', {
  tags: 'navigation',
}, async () => {
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

/** Links that the site handles itself when they are clicked without a modifier key. */
const ownLinks = {
  'a footer link': { page: '/not-found', link: () => link('/about-us') },
  'the Message link on a page with the form': {
    page: '/contact',
    link: () => screen.getByRole('link', { name: 'Message' }),
  },
  'the skip link': { page: '/not-found', link: () => link('#main') },
} as const;
test.each(Object.entries(ownLinks))(
  'the browser handles a click with a modifier key on %s',
  { tags: 'navigation' },
  async (which, { page, link: found }) => {
    cleanup();
    await showSite(page, 'small');
    const leave = watchClicks();
    const before = [heading(), window.location.href];
    // Also tests that React Router ignores the middle button, for which browsers send `auxclick`, not `click`.
    for (const init of which === 'a footer link' ? [...clickKeys, { button: 1 }] : clickKeys) {
      await act(async () => void fireEvent.click(found(), init));
      expect(leave, JSON.stringify(init)).toHaveLastReturnedWith(true);
      expect([heading(), window.location.href]).toEqual(before);
    }
  },
);

test("the browser handles links to phone numbers, to the clinic's documents and to other sites", {
  tags: 'CALL-PHONE-SCHEME',
}, async () => {
  const leave = watchClicks();
  const law = { ...site.law, documents: { privacyPractices: '/documents/privacy.pdf', grievances: '' } };
  renderAt(<Notices notices={[privacyPractices]} law={law} />);
  const address = window.location.href;
  const links = document.querySelectorAll<HTMLElement>('a[href^="tel:"], a[href^="https:"], a[href^="/documents/"]');
  // Without the address of a license register, this page has no link to another site.
  const kinds = ['tel', '/documents/privacy.pdf', ...(site.certification?.registerUrl ? ['https'] : [])];
  expect(new Set([...links].map((each) => each.getAttribute('href')?.split(':')[0]))).toEqual(new Set(kinds));
  for (const each of links) {
    await act(async () => void fireEvent.click(each));
    expect(leave, each.outerHTML).toHaveLastReturnedWith(true);
    expect(window.location.href).toBe(address);
  }
});
