import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { siteSender } from './contact/site-sender';
import { keepFocus } from './navigation/keep-focus';
import { loadPage } from './navigation/load-page';
import { routeAt, routeSpelledBy } from './navigation/route-at';
import { takeOverScrollRestoration } from './navigation/scroll-restoration';

/** Hydrates the prerendered page; the development server sends an empty root, which is rendered. */
async function start(root: HTMLElement) {
  const { pathname, search, hash } = window.location;
  const isPrerendered = root.hasChildNodes();
  let path = routeAt(pathname);
  // The document says which page it is, and the address may be another spelling of its own. In an archive, behind a proxy
  // or under a wrong name, the page stays as it is: readable, with links and a form that work without scripts.
  if (isPrerendered && root.dataset.page !== path) {
    path = routeSpelledBy(pathname);
    if (root.dataset.page !== path) return;
    window.history.replaceState(window.history.state, '', path + search + hash);
  }
  // If this fails, the prerendered page stays, too.
  await loadPage(path);
  takeOverScrollRestoration();
  const site = (
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <App onHydrated={isPrerendered ? keepFocus() : undefined} />
      </BrowserRouter>
    </StrictMode>
  );
  if (!isPrerendered) {
    createRoot(root).render(site);
    return;
  }
  // Where something has changed the page, React renders it anew: what was typed and the focus move over.
  const form = root.querySelector<HTMLFormElement>('#contact-form form');
  if (form) siteSender.written = { form };
  // In a transition, React hydrates in short tasks, so that the page can respond to a tap in between.
  startTransition(() => void hydrateRoot(root, site));
}

const root = document.getElementById('root');
if (root) start(root);
