import type { Menu } from '../../spec/navigation';

export type Size = 'wide' | 'small';

/** Where Escape puts the focus: on the button of what it closed, or nowhere new. */
export type FocusAfter = Menu['label'] | 'toggle' | 'unchanged';

/** The header as the contract describes it: a mobile menu on small screens, and dropdown menus of which one is open. */
export class HeaderModel {
  private mobileMenuOpen = false;
  private openMenu: Menu['label'] | undefined;

  constructor(
    private readonly menus: readonly Menu['label'][],
    public size: Size,
  ) {}

  get navigationShown(): boolean {
    return this.size === 'wide' || this.mobileMenuOpen;
  }

  isOpen(menu: Menu['label']): boolean {
    return this.openMenu === menu;
  }

  pressMenu(menu: Menu['label']): void {
    this.openMenu = this.isOpen(menu) ? undefined : menu;
  }

  pressToggle(): void {
    this.mobileMenuOpen = !this.mobileMenuOpen;
    this.openMenu = undefined;
  }

  /** A click or the focus goes to the page beside the header. */
  turnElsewhere(): void {
    this.openMenu = undefined;
  }

  /** Escape closes the innermost of what is open around the focus: a dropdown menu, or else the mobile menu with it. */
  escape(focusInNavigation: boolean): FocusAfter {
    const closed = this.openMenu;
    if (closed !== undefined && focusInNavigation) {
      this.openMenu = undefined;
      return this.navigationShown ? closed : 'unchanged';
    }
    if (!this.mobileMenuOpen) return 'unchanged';
    this.follow();
    return this.size === 'small' ? 'toggle' : 'unchanged';
  }

  follow(): void {
    this.mobileMenuOpen = false;
    this.openMenu = undefined;
  }

  /** What a visitor sees; of what is hidden the state does not count. */
  look() {
    const toggle = this.size === 'small' ? { expanded: `${this.mobileMenuOpen}` } : 'hidden';
    const menus = this.menus.map((menu) => {
      if (!this.navigationShown) return { menu, button: 'hidden', listShown: false };
      return { menu, button: { expanded: `${this.isOpen(menu)}` }, listShown: this.isOpen(menu) };
    });
    return { toggle, navigationShown: this.navigationShown, menus };
  }
}
