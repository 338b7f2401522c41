import { screen } from '@testing-library/react';
import { userEvent as user } from 'vitest/browser';
import { parentEntries } from '../../spec/extensions/links';
import type { Menu, menus } from '../../spec/navigation';
import { Header } from '../../src/layout/Header';
import { renderAt, resize, type ScreenSize } from './site';

/** Shows the header above some text and a button. */
export async function showHeader(size: ScreenSize): Promise<void> {
  await resize(size);
  renderAt(
    <>
      <Header />
      <main>
        <p>Text of the page</p>
        <button type="button">Page button</button>
      </main>
    </>,
  );
}

/** Shows the header with its navigation visible: on a small screen it opens the mobile menu. */
export async function showNavigation(size: ScreenSize): Promise<void> {
  await showHeader(size);
  if (size === 'small') await user.click(toggle());
}

// ARIA has no role for a summary, so queries by role do not find it.

/** The summary that opens the mobile menu. */
export const toggle = (): HTMLElement => screen.getByText('Menu', { selector: 'summary' });

/** The navigation, or null if it is hidden. Queries by role also find the hidden content of a closed `<details>`. */
export function navigation(): HTMLElement | null {
  const found = screen.queryByRole('navigation', { name: 'Main' });
  return found?.checkVisibility() ? found : null;
}

/** A link of the navigation outside its menus, because a menu may have the same link. */
export const navigationLink = (label: string) => screen.getByText(label, { selector: 'header nav > ul > li > a' });

/** The summary of a dropdown menu. */
export const menuSummary = ({ label }: Menu): HTMLElement =>
  screen.getByText((_, element) => element?.textContent === `${label} menu`, { selector: 'nav summary' });

/** The labels of a dropdown menu's visible entries: all of them when it is open, none when it is closed. */
export function visibleEntries(menu: Menu): (string | null)[] {
  const links = menuSummary(menu).closest('details')?.querySelectorAll('a') ?? [];
  return [...links].filter((link) => link.checkVisibility()).map((link) => link.textContent);
}

/** The labels of a dropdown menu's entries in the contract; on a small screen, its parent page is the first. */
export function allEntries({ label, parent, entries }: (typeof menus)[number], size: ScreenSize): string[] {
  const listed = entries.map((entry) => entry.label);
  return parent && size === 'small' ? [parentEntries[label], ...listed] : listed;
}

/** Moves the browser's mouse pointer back to the corner, because tests of other files share the browser. */
export const restPointer = (): Promise<void> => user.hover(document.documentElement, { position: { x: 0, y: 0 } });
