import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SiteLink } from '../../src/components/SiteLink/SiteLink';
import { renderAt, showSite } from '../support/site';

for (const path of ['/', '/jobs', '/depression', '/privacy'] as const) {
  test(`on ${path}, only links to ${path} are marked as the current page`, { tags: 'navigation' }, async () => {
    await showSite(path, 'wide');
    const links = [...document.querySelectorAll('a')].map((link) => ({
      to: link.getAttribute('href'),
      current: link.getAttribute('aria-current'),
    }));
    expect(links).toContainEqual({ to: path, current: 'page' });
    expect(links).toEqual(links.map(({ to }) => ({ to, current: to === path ? 'page' : null })));
  });
}

test('a link is not marked as current on a page with a similar address', { tags: 'navigation' }, () => {
  for (const path of ['/jobs/', '/Jobs', '/jobs/more']) {
    const { unmount } = renderAt(<SiteLink to="/jobs">Jobs</SiteLink>, path);
    expect(screen.getByRole('link'), path).not.toHaveAttribute('aria-current');
    unmount();
  }
});
