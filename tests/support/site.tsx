import { act, screen } from '@testing-library/react';
import { page } from 'vitest/browser';
import { App } from '../../src/app';
import { pages } from '../../src/routing/pages';
import type { RoutePath } from '../../src/routing/paths';
import { renderAt } from './render-at';

/** Screens that pages are looked at on, in CSS px: all navigation in sight, and one column with a menu button. */
const screens = { wide: [1440, 900], small: [390, 844] } as const;

/** Shows the whole site at an address: header, page, footer, call bar. Resolves once the page is there. */
export async function showSite(path: RoutePath, size: keyof typeof screens): Promise<void> {
  const [width, height] = screens[size];
  await page.viewport(width, height);
  await pages[path]();
  await act(async () => {
    renderAt(<App />, path);
  });
  await screen.findByRole('heading', { level: 1 });
}
