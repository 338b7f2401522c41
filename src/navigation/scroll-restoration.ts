/** How many history entries keep their position; browsers keep about as many. */
const limit = 50;

/**
 * The scroll position of each history entry, in px, by the router's key. Each entry's `history.state` has a copy, which
 * lives as long as the entry and outlives a reload; the site stores nothing else.
 */
const positions = new Map<string, number>(globalThis.history?.state?.positions);

/** The last scroll position of a history entry, in px; undefined if it was not visited. */
export function savedScroll(key: string): number | undefined {
  return positions.get(key);
}

/**
 * Tracks the scroll position of the current history entry, and writes the positions of those before it to its state.
 * @returns a function that stops tracking; the last position is kept
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
 * Takes over scroll restoration from the browser, which would scroll before the page is rendered. Returns it to the
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
