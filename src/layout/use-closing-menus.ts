import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Closes all open `<details>` inside an element. */
export function closeMenus(within: ParentNode | null): void {
  for (const menu of within?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) menu.open = false;
}

/**
 * Closes the header's menus, beyond what `<details>` does on click: the dropdowns when the visitor clicks or moves the
 * focus outside the navigation, the innermost open menu on Escape, and all of them on a navigation. In the mobile menu, where
 * a menu that closed above would pull away the one that is pressed, those that are open stay open.
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
    // Menus of one name close each other: those of the bar. Before the browser opens the one that was clicked.
    const group = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('nav summary'))) return;
      const [toggle, ...menus] = header.current?.querySelectorAll('summary') ?? [];
      for (const { parentElement: menu } of menus)
        if (menu instanceof HTMLDetailsElement) menu.name = toggle?.offsetWidth ? '' : 'menu';
    };
    const closeInnermost = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const focused = document.activeElement?.closest<HTMLDetailsElement>('header nav details[open]');
      // In document order the dropdowns follow the hamburger, whose panel they are in on a small screen.
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
