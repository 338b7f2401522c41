import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { keepAsBuilt, markAsBuilt } from './layout/as-built';
import { loadPage } from './routing/page-store';
import { routeAt } from './routing/routes';
import { takeOverScrollRestoration } from './routing/scroll-memory';

// A page whose chunks are here is drawn in the very frame after the click: no transition, which would cut the work up.
const site = (
  <StrictMode>
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

/** Waits until all of the page is drawn (inline/first-screen.ts): to come alive at the same time would make both slower. */
async function drawn() {
  while ('drawing' in document.documentElement.dataset) await new Promise(requestAnimationFrame);
}

/** Brings the built page alive, once its chunks are here. Without them it stays what it is: readable, its links real. */
async function start(root: HTMLElement) {
  const path = routeAt(window.location.pathname);
  await loadPage(path);
  await drawn();
  // Setting up the site's own code and setting up React are two tasks, between which a tap is answered.
  await new Promise((resolve) => setTimeout(resolve));
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  takeOverScrollRestoration();
  const onErrors = keepAsBuilt(root);
  // The built page says which page it is; a host that serves it at another address (a trailing slash) gets no hydration
  // of the wrong page, but the one that belongs there. The development server sends no built page at all.
  // As a transition, it is done in short slices: a visitor who taps meanwhile does not wait for the rest.
  if (root.dataset.path === path) startTransition(() => void hydrateRoot(root, site, onErrors));
  else createRoot(root, onErrors).render(site);
}

const root = document.getElementById('root');
if (root) start(root).catch(markAsBuilt);
