import { useSyncExternalStore } from 'react';

/**
 * Follows a media query.
 * @param built what the built HTML takes for the answer, since nobody can ask there
 */
export function useMedia(query: string, built: boolean): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => built,
  );
}
