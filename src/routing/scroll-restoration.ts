/** Where each entry of the history was left, in px, by the router's key; in memory only, since the site stores nothing. */
const positions = new Map<string, number>();

/** The position that a history entry was left at, in px; undefined when it was not visited since the page was loaded. */
export function savedScroll(key: string): number | undefined {
  return positions.get(key);
}

/**
 * Keeps the position of the current history entry up to date.
 * @returns stops doing so; the last position stays known
 */
export function trackScroll(key: string): () => void {
  const save = () => positions.set(key, window.scrollY);
  save();
  window.addEventListener('scroll', save);
  return () => window.removeEventListener('scroll', save);
}

/**
 * Takes scroll restoration over from the browser, which would do it before the page is rendered; gives it back when the
 * visitor leaves the site, so that a reload or a return still lands where they were.
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
