import { expect, test } from 'vitest';
import { showSite } from '../support/site';

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
