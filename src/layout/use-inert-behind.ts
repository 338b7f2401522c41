import { type RefObject, useLayoutEffect } from 'react';
import { useMedia } from '../ui/use-media';

/** Where the open mobile menu covers the page. */
const covering = '(max-width: 83.99rem) and (min-height: 30.01rem)';

/**
 * While the mobile menu covers the page, nothing behind it takes the focus or is read out.
 * @param open whether the menu is open
 * @param header the element that holds it
 */
export function useInertBehind(open: boolean, header: RefObject<HTMLElement | null>): void {
  const covers = useMedia(covering, false);
  // Before the next page is drawn: an inert heading could not take the focus that an arrival gives it.
  useLayoutEffect(() => {
    if (!open || !covers) return;
    // All that stands beside the header, but for the urgent strip, the call bar and what navigation announces.
    const beside = [...(header.current?.parentElement?.children ?? [])];
    const behind = beside.filter(
      (part): part is HTMLElement =>
        part instanceof HTMLElement && !part.matches('header, aside, nav, [role="status"], [data-backdrop]'),
    );
    for (const part of behind) part.inert = true;
    return () => {
      for (const part of behind) part.inert = false;
    };
  }, [open, covers, header]);
}
