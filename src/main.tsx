import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { pages } from './routing/pages';
import { routeAt } from './routing/paths';
import { takeOverScrollRestoration } from './routing/scroll-restoration';

/** Hydrates the prerendered page; the development server sends an empty root, which is rendered. */
async function start(root: HTMLElement) {
  // Where the page's chunk cannot be fetched, the page stays as it is: readable, with real links and a form that posts.
  await pages[routeAt(window.location.pathname)]();
  const site = (
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  takeOverScrollRestoration();
  // As a transition it is done in short slices, between which a tap is answered.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);
}

const root = document.getElementById('root');
if (root) start(root);
