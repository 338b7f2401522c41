/** The number of history entries whose position is kept. Browsers keep about as many entries. */
const limit = 50;

/**
 * The scroll position of each history entry, in px, by the router's key. Each entry's `history.state` has a copy that
 * survives a reload. The site stores nothing else.
 */
const positions = new Map<string, number>(globalThis.history?.state?.positions);

/** Returns the last scroll position of a history entry, in px, or undefined if it was not visited. */
export function savedScroll(key: string): number | undefined {
  return positions.get(key);
}

/**
 * Tracks the scroll position of the current history entry, and copies the positions of earlier entries to its state.
 * @returns a function that stops tracking and keeps the last position
 */
export function trackScroll(key: string): () => void {
  const { history } = window;
  history.replaceState({ ...history.state, positions: [...positions].slice(-limit) }, '');
  const save = () => positions.set(key, window.scrollY);
  save();
  window.addEventListener('scroll', save);
  return () => window.removeEventListener('scroll', save);
}

/**
 * Takes over scroll restoration, because the browser would scroll before the page is rendered. Gives it back to the
 * browser when the visitor leaves the document, so that a reload or a return restores the position.
 */
export function takeOverScrollRestoration(): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
}
