// First, because it names the order of the cascade layers.
import '../../src/styles/index.css';
import { createRoot } from 'react-dom/client';
import { exampleAt } from './catalog';
import { followScheme } from './color-scheme';
import { Gallery } from './Gallery';
import { showPseudoStates } from './pseudo-states';
import { Stage } from './Specimen';

/** The component gallery, or the one example that the address names (only in the development server). */
async function start(root: HTMLElement): Promise<void> {
  followScheme();
  showPseudoStates();
  import.meta.hot?.on('vite:afterUpdate', showPseudoStates);
  // No example is shown in a fallback font while its own is loading. A fallback font may be missing.
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  // Shows the controls that need scripts, as on a hydrated page.
  document.documentElement.dataset.hydrated = 'true';
  const one = exampleAt(window.location.search);
  createRoot(root).render(one ? <Stage {...one} /> : <Gallery />);
}

const root = document.getElementById('root');
if (root) void start(root);
