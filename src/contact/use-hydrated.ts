import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false in prerendered HTML and during hydration, and true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
