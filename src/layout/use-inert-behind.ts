import { type RefObject, useLayoutEffect } from 'react';

/** Where the open mobile menu covers the page. */
const covering = '(max-width: 83.99rem) and (min-height: 30.01rem)';

/** What lies behind the menu: all that stands beside the header, but for the urgent strip, the call bar and what navigation announces. */
function partsBehind(header: HTMLElement | null): readonly HTMLElement[] {
  return [...(header?.parentElement?.children ?? [])].filter(
    (part): part is HTMLElement =>
      part instanceof HTMLElement && !part.matches('header, aside, nav, [role="status"], [data-backdrop]'),
  );
}

/**
 * While the mobile menu covers the page, nothing behind it takes the focus or is read out.
 * @param open whether the menu is open
 * @param header the element that holds it
 */
export function useInertBehind(open: boolean, header: RefObject<HTMLElement | null>): void {
  // Before the next page is drawn: an inert heading could not take the focus that an arrival gives it. The screen is
  // asked only while the menu is open; as a state of the header it made every phone render all its links a second time.
  useLayoutEffect(() => {
    if (!open) return;
    const screen = window.matchMedia(covering);
    const behind = partsBehind(header.current);
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
  }, [open, header]);
}
