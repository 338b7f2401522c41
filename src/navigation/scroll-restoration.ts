/** The number of scroll positions to keep. Browsers keep about as many history entries. */
const limit = 50;

/**
 * The scroll position of each history entry, in px, by the router's key. `history.state` of each entry has a copy of the
 * positions saved so far, which survives a reload. The site stores no other data about a visit.
 */
const positions = new Map<string, number>(globalThis.history?.state?.positions);

/** Returns the last scroll position of a history entry, in px, or undefined if it was not visited. */
export function savedScroll(key: string): number | undefined {
  return positions.get(key);
}

/**
 * Tracks the scroll position of the current history entry, and copies the saved positions to its state.
 * @returns a function that stops tracking
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
 * Turns off the browser's scroll restoration, because the browser would scroll before the page is rendered. Turns it on
 * again when the visitor leaves the document, so that the browser restores the position after a reload or a return.
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
