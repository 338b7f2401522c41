import { act, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../../src/App';
import { loadPage } from '../../src/navigation/load-page';
import type { RoutePath } from '../../src/paths';
import { resize, type ScreenSize } from './screen-size';

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
