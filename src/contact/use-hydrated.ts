import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered HTML and while React hydrates it, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
