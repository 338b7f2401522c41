import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Closes all open `<details>` inside an element. */
export function closeMenus(within: ParentNode | null): void {
  for (const menu of within?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) menu.open = false;
}

/**
 * Closes the header's menus, beyond what `<details>` does on click: the dropdowns when the visitor clicks or moves the
 * focus outside the navigation, the innermost open menu on Escape, and all of them on a navigation.
 * @param header the element that contains the hamburger and, in its `nav`, the dropdowns
 */
export function useClosingMenus(header: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();

  // A cleanup, so that it runs before the next page's heading takes the focus and does not close what was opened before
  // hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with each navigation
  useLayoutEffect(() => {
    const element = header.current;
    return () => closeMenus(element);
  }, [key, header]);

  useEffect(() => {
    const leave = ({ target }: Event) => {
      const nav = header.current?.querySelector('nav') ?? null;
      if (target instanceof Node && !nav?.contains(target)) closeMenus(nav);
    };
    const closeInnermost = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // In document order the dropdowns follow the hamburger, whose panel they are in on a small screen.
      const innermost = [...(header.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])].at(-1);
      if (!innermost) return;
      innermost.open = false;
      innermost.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', closeInnermost);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', closeInnermost);
    };
  }, [header]);
}
