/** What of the header is open (specification section 4): the mobile menu, and at most one of its dropdown menus. */
export interface MenuState<Id extends string> {
  /** The entry of the history that it belongs to. */
  readonly page: string;
  readonly mobile: boolean;
  readonly dropdown: Id | undefined;
}

export type MenuEvent<Id extends string> =
  | { readonly type: 'toggle mobile' }
  | { readonly type: 'close mobile' }
  | { readonly type: 'toggle dropdown'; readonly id: Id }
  | { readonly type: 'leave dropdown' }
  | { readonly type: 'arrive'; readonly page: string };

/** How every page begins: all closed. */
export function allClosed<Id extends string>(page: string): MenuState<Id> {
  return { page, mobile: false, dropdown: undefined };
}

/** What is open after an event. What opens or closes the mobile menu, and an arrival at a page, closes the dropdowns as well. */
export function menuState<Id extends string>(state: MenuState<Id>, event: MenuEvent<Id>): MenuState<Id> {
  switch (event.type) {
    case 'toggle mobile':
      return { ...allClosed(state.page), mobile: !state.mobile };
    case 'close mobile':
      return allClosed(state.page);
    case 'toggle dropdown':
      return { ...state, dropdown: state.dropdown === event.id ? undefined : event.id };
    case 'leave dropdown':
      return { ...state, dropdown: undefined };
    case 'arrive':
      return allClosed(event.page);
  }
}
