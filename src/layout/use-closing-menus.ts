import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Closes all open `<details>` inside an element. */
export function closeMenus(within: ParentNode | null): void {
  for (const menu of within?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) menu.open = false;
}

/**
 * Adds ways to close the header's menus besides their summaries. A press or focus outside the navigation closes the
 * dropdowns, Escape closes the innermost open menu, and a navigation closes all menus. In the hamburger menu, opening one
 * dropdown does not close another, so that the pressed one stays under the finger.
 * @param header the element that contains the hamburger and, in its `nav`, the dropdowns
 */
export function useClosingMenus(header: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();

  // Close the menus in the cleanup, which runs before the next page's heading receives the focus. The cleanup does not run
  // at hydration, so menus that the visitor has opened before stay open.
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
    // Details elements with the same name close each other. Only the dropdowns of the wide bar should, so set the names
    // before the browser opens the clicked one.
    const group = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('nav summary'))) return;
      const [toggle, ...menus] = header.current?.querySelectorAll('summary') ?? [];
      for (const { parentElement: menu } of menus)
        if (menu instanceof HTMLDetailsElement) menu.name = toggle?.offsetWidth ? '' : 'menu';
    };
    const closeInnermost = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const focused = document.activeElement?.closest<HTMLDetailsElement>('header nav details[open]');
      // The dropdowns follow the hamburger in document order, so the last open one is the innermost.
      const last = [...(header.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])].at(-1);
      const innermost = focused ?? last;
      if (!innermost) return;
      innermost.open = false;
      innermost.querySelector('summary')?.focus();
    };
    document.addEventListener('click', group);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', closeInnermost);
    return () => {
      document.removeEventListener('click', group);
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', closeInnermost);
    };
  }, [header]);
}
