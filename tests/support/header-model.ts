import type { Menu } from '../../spec/navigation';

export type Size = 'wide' | 'small';

/** Where Escape puts the focus: on the summary of what it closed, or nowhere new. */
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

  /** A pointer that presses the toggle also presses outside the navigation; assistive technology does not. */
  pressToggle(way: 'pointer' | 'assistive'): void {
    this.mobileMenuOpen = !this.mobileMenuOpen;
    if (way === 'pointer') this.openMenu = undefined;
  }

  /** A click or the focus goes to the page beside the header. */
  turnElsewhere(): void {
    this.openMenu = undefined;
  }

  /** Escape closes the innermost of what is open: a dropdown menu, or else the mobile menu. */
  escape(): FocusAfter {
    const closed = this.openMenu;
    if (closed !== undefined) {
      this.openMenu = undefined;
      return this.navigationShown ? closed : 'unchanged';
    }
    if (!this.mobileMenuOpen) return 'unchanged';
    this.mobileMenuOpen = false;
    return this.size === 'small' ? 'toggle' : 'unchanged';
  }

  follow(): void {
    this.mobileMenuOpen = false;
    this.openMenu = undefined;
  }

  /** What a visitor sees; of what is hidden the state does not count. */
  look() {
    const toggle = this.size === 'small' ? { open: this.mobileMenuOpen } : 'hidden';
    const menus = this.menus.map((menu) => {
      if (!this.navigationShown) return { menu, summary: 'hidden', listShown: false };
      return { menu, summary: { open: this.isOpen(menu) }, listShown: this.isOpen(menu) };
    });
    return { toggle, navigationShown: this.navigationShown, menus };
  }
}
