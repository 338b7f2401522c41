import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { takeOverScrollRestoration } from './routing/scroll-restoration';

const root = document.getElementById('root');
const site = (
  <StrictMode>
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

takeOverScrollRestoration();
// The development server sends an empty root; a built page is prerendered.
if (root?.hasChildNodes()) hydrateRoot(root, site);
else if (root) createRoot(root).render(site);
