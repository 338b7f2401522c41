import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Navigation } from '../../src/components/SiteLink/navigation-context';
import { NavigationContext } from '../../src/components/SiteLink/navigation-context';
import { SiteLink } from '../../src/components/SiteLink/SiteLink';
import { meta } from '../support/covers';
import { renderAt } from '../support/render-at';

const prefetch = vi.fn<Navigation['prefetch']>();
const follow = vi.fn<Navigation['follow']>();

beforeEach(() => {
  prefetch.mockClear();
  follow.mockClear();
});

/**
 * Shows links inside an application that notes what they ask of it, and away from the corner of the screen: a pointer
 * that nobody moves rests there, and some browsers tell what is under it after a scroll.
 */
function show(links: ReactNode, path = '/') {
  const context = { prefetch, follow };
  const shown = renderAt(
    <NavigationContext value={context}>
      <div style={{ padding: '100px' }}>{links}</div>
    </NavigationContext>,
    path,
  );
  // What comes near is looked at from the first scroll on.
  fireEvent.scroll(window);
  return shown;
}

const link = () => screen.getByRole('link', { name: 'Jobs' });

test('a link that nobody comes near fetches nothing', meta, () => {
  show(<SiteLink to="/jobs">Jobs</SiteLink>);
  expect(prefetch).not.toHaveBeenCalled();
});

const approaches: { how: string; act: () => Promise<unknown> | unknown }[] = [
  { how: 'pointing at', act: () => userEvent.hover(link()) },
  { how: 'tabbing to', act: () => userEvent.tab() },
  { how: 'touching', act: () => fireEvent.touchStart(link()) },
];

for (const { how, act } of approaches) {
  test(`${how} a link fetches its page ahead`, meta, async () => {
    show(<SiteLink to="/jobs">Jobs</SiteLink>);
    await act();
    expect(prefetch.mock.calls).toEqual([['/jobs']]);
  });
}

test('a link out of sight fetches its page when it comes near, and not before', meta, async () => {
  show(
    <>
      <SiteLink to="/privacy" near>
        In sight
      </SiteLink>
      <div style={{ height: '5000px' }} />
      <SiteLink to="/jobs" near>
        Jobs
      </SiteLink>
    </>,
  );
  // Both are watched by the same observer, so once the first was noticed the second was looked at as well.
  await expect.poll(() => prefetch.mock.calls).toEqual([['/privacy']]);
  link().scrollIntoView();
  await expect.poll(() => prefetch.mock.calls).toContainEqual(['/jobs']);
});

test('a link that is always in sight waits for an act of the visitor', meta, async () => {
  show(
    <>
      <SiteLink to="/jobs">Jobs</SiteLink>
      <SiteLink to="/privacy" near>
        Watched
      </SiteLink>
    </>,
  );
  await expect.poll(() => prefetch.mock.calls).toEqual([['/privacy']]);
});

test('a link that is gone is no longer watched', meta, async () => {
  const unobserve = vi.spyOn(IntersectionObserver.prototype, 'unobserve');
  const { unmount } = show(
    <SiteLink to="/jobs" near>
      Jobs
    </SiteLink>,
  );
  const watched = link();
  unmount();
  expect(unobserve).toHaveBeenCalledWith(watched);
});

test('a click asks the application before anything happens', meta, async () => {
  show(<SiteLink to="/jobs">Jobs</SiteLink>);
  follow.mockImplementation((event) => event.preventDefault());
  await userEvent.click(link());
  expect(follow).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'click' }), '/jobs');
});

test('a click that its owner has handled is not followed', meta, async () => {
  show(
    <SiteLink to="/jobs" onClick={(event) => event.preventDefault()}>
      Jobs
    </SiteLink>,
  );
  await userEvent.click(link());
  expect(follow).not.toHaveBeenCalled();
});

test('a link to the page that is shown says so', meta, () => {
  show(<SiteLink to="/jobs">Jobs</SiteLink>, '/jobs');
  expect(link()).toHaveAttribute('aria-current', 'page');
});

test('a link to another page does not say that it is the shown one', meta, () => {
  show(<SiteLink to="/jobs">Jobs</SiteLink>, '/privacy');
  expect(link()).not.toHaveAttribute('aria-current');
});
