import { act, screen } from '@testing-library/react';
import { App } from '../../src/app';
import { pages } from '../../src/routing/pages';
import type { RoutePath } from '../../src/routing/paths';
import { renderAt } from './render-at';
import { resize, type ScreenSize } from './screen-size';

/** Shows the whole site at an address: header, page, footer, call bar. Resolves once the page has rendered. */
export async function showSite(path: RoutePath, size: ScreenSize): Promise<void> {
  await resize(size);
  await pages[path]();
  await act(async () => {
    renderAt(<App />, path);
  });
  await screen.findByRole('heading', { level: 1 });
}
