import type { Menu } from '../../spec/navigation';
import type { ScreenSize } from './screen-size';

/** Where Escape moves the focus: to the summary of what it closed, or not at all. */
export type EscapeFocus = Menu['label'] | 'toggle' | 'unchanged';

/** How a summary is activated; assistive technology clicks it without a pointer and does not move the focus. */
export const inputs = ['pointer', 'assistive'] as const;
export type Input = (typeof inputs)[number];

/** A model of the header: a mobile menu on small screens, and dropdown menus of which at most one is open. */
export class HeaderModel {
  private mobileMenuOpen = false;
  private openMenu: Menu['label'] | undefined;

  constructor(
    private readonly menus: readonly Menu['label'][],
    public size: ScreenSize,
  ) {}

  get navigationVisible(): boolean {
    return this.size === 'wide' || this.mobileMenuOpen;
  }

  isOpen(menu: Menu['label']): boolean {
    return this.openMenu === menu;
  }

  pressMenu(menu: Menu['label']): void {
    this.openMenu = this.isOpen(menu) ? undefined : menu;
  }

  /** The toggle is outside the navigation, so a pointer on it closes the dropdown menu. */
  pressToggle(input: Input): void {
    this.mobileMenuOpen = !this.mobileMenuOpen;
    if (input === 'pointer') this.openMenu = undefined;
  }

  /** The visitor clicks or focuses the page outside the navigation. */
  leaveNavigation(): void {
    this.openMenu = undefined;
  }

  /** Escape closes the innermost open menu: a dropdown menu, otherwise the mobile menu. */
  escape(): EscapeFocus {
    const closed = this.openMenu;
    if (closed !== undefined) {
      this.openMenu = undefined;
      return this.navigationVisible ? closed : 'unchanged';
    }
    if (!this.mobileMenuOpen) return 'unchanged';
    this.mobileMenuOpen = false;
    return this.size === 'small' ? 'toggle' : 'unchanged';
  }

  followLink(): void {
    this.mobileMenuOpen = false;
    this.openMenu = undefined;
  }

  /** What the page shows; the state of hidden elements does not count. */
  view() {
    const { navigationVisible } = this;
    return {
      toggle: this.size === 'small' ? { open: this.mobileMenuOpen } : 'hidden',
      navigationVisible,
      menus: this.menus.map((menu) => ({
        menu,
        summary: navigationVisible ? { open: this.isOpen(menu) } : 'hidden',
        listVisible: navigationVisible && this.isOpen(menu),
      })),
    };
  }
}
