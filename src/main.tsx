import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { siteSubmissions } from './contact/site-submission';
import { keepFocus } from './navigation/keep-focus';
import { loadPage } from './navigation/load-page';
import { watchBuild } from './navigation/new-build';
import { routeAt, routeSpelledBy } from './navigation/route-at';
import { takeOverScrollRestoration } from './navigation/scroll-restoration';

/** Hydrates the prerendered page or, with the empty root that the development server sends, renders the page. */
async function start(root: HTMLElement) {
  const { pathname, search, hash } = window.location;
  const isPrerendered = root.hasChildNodes();
  let path = routeAt(pathname);
  // Hydrate only if the address is that of the page in this document, or another spelling of it. Otherwise (in an archive,
  // behind a proxy, or if the host serves the wrong file), keep the prerendered page: its links and form work without scripts.
  if (isPrerendered && root.dataset.page !== path) {
    path = routeSpelledBy(pathname);
    if (root.dataset.page !== path) return;
    window.history.replaceState(window.history.state, '', path + search + hash);
  }
  // If loading fails, the prerendered page remains, too.
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
  // If something has changed the DOM, React discards the prerendered DOM and renders the page from scratch. Keep a reference
  // to the form, so that its text can be restored.
  const form = root.querySelector<HTMLFormElement>('#contact-form form');
  if (form) siteSubmissions.written = { form };
  // A transition hydrates in short tasks, so the page can respond to a tap between them.
  startTransition(() => void hydrateRoot(root, site));
  watchBuild(import.meta.url);
}

const root = document.getElementById('root');
if (root) start(root);
