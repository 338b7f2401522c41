import { act, type RenderResult, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { App } from '../../src/App';
import { loadPage } from '../../src/navigation/load-page';
import type { RoutePath } from '../../src/paths';

/** The two layouts of the header: the whole navigation, or a mobile menu behind a toggle. */
export const screenSizes = ['wide', 'small'] as const;

export type ScreenSize = (typeof screenSizes)[number];

/** Resizes the viewport to 1440 or 390 px. */
export const resize = (size: ScreenSize) => (size === 'wide' ? page.viewport(1440, 900) : page.viewport(390, 844));

/** Renders a part of the site in a router at an address; links navigate in memory. */
export function renderAt(part: ReactNode, path = '/'): RenderResult {
  return render(<MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>);
}

/** Shows the whole site at an address: header, page, footer, call bar. Resolves once the page has rendered. */
export async function showSite(path: RoutePath, size: ScreenSize): Promise<void> {
  await resize(size);
  await loadPage(path);
  window.history.replaceState(null, '', path);
  await act(async () => {
    render(
      <BrowserRouter useTransitions={false}>
        <App />
      </BrowserRouter>,
    );
  });
  await screen.findByRole('heading', { level: 1 });
}

/** The heading of the page, even while the open mobile menu hides it. */
export const heading = () => document.querySelector('h1')?.textContent;

/** Turns on the browser's data saving, so that the site prefetches no page. */
export function saveData(): void {
  const { connection } = navigator as unknown as { readonly connection: object };
  vi.spyOn(connection as { readonly saveData: boolean }, 'saveData', 'get').mockReturnValue(true);
}
