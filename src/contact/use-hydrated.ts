import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false in the prerendered HTML and while React hydrates it, and true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
