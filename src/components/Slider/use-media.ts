import { useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, kept up to date.
 * @param serverValue the value in prerendered HTML, where the media are not known
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
