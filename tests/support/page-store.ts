import { vi } from 'vitest';
import type { Page } from '../../src/routing/routes';

/** A page with nothing on it. */
export const emptyPage: Page = {
  meta: { title: 'Empty', description: 'An empty page', picture: 'mission' },
  render: () => null,
};

/** A page store that knows no page yet, and the loader of one page in the hand of the test. */
export async function freshStore() {
  vi.resetModules();
  const path = '/privacy';
  const { routes } = await import('../../src/routing/routes');
  const load = vi.spyOn(routes[path], 'load');
  return { store: await import('../../src/routing/page-store'), path, load } as const;
}
