import { useSyncExternalStore } from 'react';

/** Whether a media query matches. Follows its changes. In prerendered HTML, where media are unknown, every query matches. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => true,
  );
