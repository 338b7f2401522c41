import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { keepDraft } from './contact/draft';
import { focusIsLost, focusPlace, returnFocus, trackFocus } from './navigation/focus';
import { loadPage } from './navigation/load-page';
import { routeAt, routeSpelledBy } from './navigation/route-at';
import { ignoreSecondClicks } from './navigation/second-click';

const site = (
  <StrictMode>
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

/** If something has changed the DOM, React discards it and renders the page from scratch. Then the focus must return. */
function onRecoverableError(error: unknown) {
  if (focusIsLost()) returnFocus(focusPlace());
  reportError(error);
}

/** Hydrates the prerendered page or, with the empty root that the development server sends, renders the page. */
async function start(root: HTMLElement): Promise<void> {
  const { pathname, search, hash } = window.location;
  let path = routeAt(pathname);
  let isPrerendered = root.hasChildNodes();
  if (isPrerendered && root.dataset.page !== path) {
    // The router has added this history entry: with text in the form, the visitor went back before hydration.
    if (window.history.state?.idx !== undefined) isPrerendered = false;
    // Hydrate only if the address is another spelling of the page's. Otherwise (in an archive, behind a proxy, or if the host
    // serves the wrong file), keep the prerendered page: its links and form work without scripts.
    else {
      path = routeSpelledBy(pathname);
      if (root.dataset.page !== path) return;
      window.history.replaceState(null, '', path + search + hash);
    }
  }
  try {
    await loadPage(path);
  } catch (error) {
    // The prerendered page remains, too.
    return reportError(error);
  }
  // With text in the form, the visitor went back while the page loaded.
  if (routeAt(window.location.pathname) !== path) return start(root);
  trackFocus();
  ignoreSecondClicks();
  const form = root.querySelector<HTMLFormElement>('#contact-form form');
  if (form) keepDraft(form);
  // A transition hydrates in short tasks, so the page can respond to a tap between them.
  if (isPrerendered) startTransition(() => void hydrateRoot(root, site, { onRecoverableError }));
  else createRoot(root).render(site);
}

const root = document.getElementById('root');
if (root) start(root);
