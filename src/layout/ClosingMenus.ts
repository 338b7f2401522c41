import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isModified } from '../components/is-modified';

/** Closes all open `<details>` inside an element. */
export function closeDetails(within: ParentNode | null): void {
  for (const details of within?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) details.open = false;
}

/**
 * Adds ways to close the header's menus besides their summaries. A press or focus outside the navigation closes the
 * dropdowns, Escape closes the innermost open menu, and a navigation closes all menus. It is a component, which shows nothing,
 * because it renders with each navigation, and the header need not. It must follow the header.
 * @param header the element that contains the hamburger and, in its `nav`, the dropdowns
 */
export function ClosingMenus({ header }: { header: RefObject<HTMLElement | null> }): null {
  const { key } = useLocation();

  // Close the menus in the cleanup, which runs before the next page's heading receives the focus. The cleanup does not run
  // at hydration, so menus that the visitor has opened before stay open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with each navigation
  useLayoutEffect(() => {
    const element = header.current;
    return () => closeDetails(element);
  }, [key, header]);

  useEffect(() => {
    const leave = ({ target }: Event) => {
      const nav = header.current?.querySelector('nav') ?? null;
      if (target instanceof Node && !nav?.contains(target)) closeDetails(nav);
    };
    const closeInnermost = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isModified(event)) return;
      const focused = document.activeElement?.closest<HTMLDetailsElement>('header nav details[open]');
      // The dropdowns follow the hamburger in document order, so the last open one is the innermost.
      const innermost = focused ?? [...(header.current?.querySelectorAll('details[open]') ?? [])].at(-1);
      innermost?.removeAttribute('open');
      innermost?.querySelector('summary')?.focus();
    };
    const listening = new AbortController();
    document.addEventListener('pointerdown', leave, listening);
    document.addEventListener('focusin', leave, listening);
    document.addEventListener('keydown', closeInnermost, listening);
    return () => listening.abort();
  }, [header]);
  return null;
}
