import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { loadPage } from './navigation/load-page';
import { takeOverScrollRestoration } from './navigation/scroll-restoration';
import { routeAt } from './routes';

/** Hydrates the prerendered page; the development server sends an empty root, which is rendered. */
async function start(root: HTMLElement) {
  // If this fails, the prerendered page stays: readable, with links and a form that work without scripts.
  await loadPage(routeAt(window.location.pathname));
  const site = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  takeOverScrollRestoration();
  // In a transition, React hydrates in short tasks, so that the page can respond to a tap in between.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);
}

const root = document.getElementById('root');
if (root) start(root);
