import { type KeyboardEvent, type RefObject, useEffect, useReducer, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { allClosed, type MenuEvent, type MenuState, menuState } from './menu-state';

interface Menus<Id extends string> {
  readonly state: MenuState<Id>;
  /** For the button of the mobile menu. */
  toggleMobile(): void;
  /** For the button of a dropdown, which carries its id as `data-disclosure`. */
  toggleDropdown(id: Id): void;
  /** For the element that holds the dropdowns: leaving it closes what is open. */
  readonly ref: RefObject<HTMLElement | null>;
  /** For that element's `onKeyDown`: Escape closes a dropdown and gives the focus back to its button. */
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * The menus of the header. A click on its button, a click or focus elsewhere, Escape and a navigation close a dropdown;
 * its button, Escape and a navigation close the mobile menu.
 * @param mobileButton id of the element that Escape gives the focus back to when it closes the mobile menu
 */
export function useMenus<Id extends string>(mobileButton: string): Menus<Id> {
  const { key } = useLocation();
  const [state, tell] = useReducer<MenuState<Id>, string, [MenuEvent<Id>]>(menuState, key, allClosed);
  const ref = useRef<HTMLElement>(null);
  const { mobile, dropdown } = state;

  if (state.page !== key) tell({ type: 'arrive', page: key });

  useEffect(() => {
    if (dropdown === undefined) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) tell({ type: 'leave dropdown' });
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [dropdown]);

  useEffect(() => {
    if (!mobile) return;
    const close = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      tell({ type: 'close mobile' });
      document.getElementById(mobileButton)?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [mobile, mobileButton]);

  return {
    state,
    ref,
    toggleMobile: () => tell({ type: 'toggle mobile' }),
    toggleDropdown: (id) => tell({ type: 'toggle dropdown', id }),
    onKeyDown(event) {
      if (event.key !== 'Escape' || dropdown === undefined) return;
      event.stopPropagation();
      tell({ type: 'leave dropdown' });
      ref.current?.querySelector<HTMLElement>(`[data-disclosure="${dropdown}"]`)?.focus();
    },
  };
}
