import { useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, kept up to date.
 * @param serverValue the answer in prerendered HTML, which knows no media
 */
export function useMedia(query: string, serverValue: boolean): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => serverValue,
  );
}
