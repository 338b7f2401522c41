import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from 'vitest/browser';
import type { Menu } from '../../spec/navigation';
import { Header } from '../../src/layout/Header';
import { renderAt } from './render-at';

/** The two shapes of the header: its navigation in full, or behind a toggle. */
export const screens = ['wide', 'small'] as const;

type ScreenSize = (typeof screens)[number];

/** Shows the header on a screen of that size. */
export async function showHeader(size: ScreenSize): Promise<void> {
  await (size === 'wide' ? page.viewport(1440, 900) : page.viewport(390, 844));
  renderAt(
    <>
      <Header />
      <main>
        <p>Text of the page</p>
        <button type="button">Elsewhere</button>
      </main>
    </>,
  );
}

/** Shows the header with its navigation in sight: on a small screen the toggle is pressed first. */
export async function showNavigation(size: ScreenSize): Promise<void> {
  await showHeader(size);
  if (size === 'small') await userEvent.click(toggle());
}

/** The button that opens the mobile menu. */
export const toggle = (): HTMLElement => screen.getByRole('button', { name: 'Menu' });

/** The navigation, if it can be seen. */
export const navigation = (): HTMLElement | null => screen.queryByRole('navigation', { name: 'Main' });

/** The button of a dropdown menu. */
export function menuButton({ label }: Menu): HTMLElement {
  return screen.getByRole('button', { name: new RegExp(`^${label}`) });
}

/** The labels of a dropdown menu's entries that can be seen: all of them when it is open, none when it is closed. */
export function shownEntries(menu: Menu): (string | null)[] {
  const list = document.getElementById(menuButton(menu).getAttribute('aria-controls') ?? '');
  if (!list) throw new Error(`The button of the menu ${menu.label} controls nothing`);
  return within(list)
    .queryAllByRole('link')
    .map((link) => link.textContent);
}

/** The labels that the contract gives a dropdown menu. */
export const allEntries = ({ entries }: Menu): string[] => entries.map(({ label }) => label);
