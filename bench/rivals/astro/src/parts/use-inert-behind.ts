import { useLayoutEffect } from 'react';
import { useMedia } from '../../../../../src/ui/use-media';

/** The product's rule for where the open menu covers the page. Here the header is an island, not beside the page. */
export function useInertBehind(open: boolean): void {
  const covers = useMedia('(max-width: 83.99rem) and (min-height: 30.01rem)', false);
  useLayoutEffect(() => {
    if (!open || !covers) return;
    const behind = document.querySelectorAll<HTMLElement>('a[href="#main"], main, footer');
    for (const part of behind) part.inert = true;
    return () => {
      for (const part of behind) part.inert = false;
    };
  }, [open, covers]);
}
