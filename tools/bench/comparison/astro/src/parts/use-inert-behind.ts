import { useLayoutEffect } from 'react';

/** The product's rule for where the open menu covers the page. Here the header is an island, not beside the page. */
export function useInertBehind(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return;
    const screen = window.matchMedia('(max-width: 83.99rem) and (min-height: 30.01rem)');
    const behind = document.querySelectorAll<HTMLElement>('a[href="#main"], main, footer');
    const cover = (covers: boolean) => {
      for (const part of behind) part.inert = covers;
    };
    const follow = () => cover(screen.matches);
    follow();
    screen.addEventListener('change', follow);
    return () => {
      screen.removeEventListener('change', follow);
      cover(false);
    };
  }, [open]);
}
