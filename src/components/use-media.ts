import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns whether a media query matches, and follows its changes.
 * @param serverValue the value in prerendered HTML, where media are unknown
 */
export function useMedia(query: string, serverValue: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => serverValue,
  );
}
