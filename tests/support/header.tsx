import { screen } from '@testing-library/react';
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

// ARIA has no role for a summary, so queries by role do not find it.

/** The summary that opens the mobile menu. */
export const toggle = (): HTMLElement => screen.getByText('Menu', { selector: 'summary' });

/** The navigation, if it can be seen. */
export const navigation = (): HTMLElement | null => screen.queryByRole('navigation', { name: 'Main' });

/** The summary of a dropdown menu, named after the menu. */
export function menuSummary({ label, parent }: Menu): HTMLElement {
  const name = parent ? `${label} menu` : label;
  const found = [...document.querySelectorAll<HTMLElement>('nav summary')].find(
    ({ textContent }) => textContent === name,
  );
  if (!found) throw new Error(`No summary is named ${name}`);
  return found;
}

/** The disclosure of a summary. */
export function disclosureOf(summary: HTMLElement): HTMLDetailsElement {
  const { parentElement } = summary;
  if (!(parentElement instanceof HTMLDetailsElement)) throw new Error('The summary belongs to no disclosure');
  return parentElement;
}

/** The labels of a dropdown menu's entries that can be seen: all of them when it is open, none when it is closed. */
export function shownEntries(menu: Menu): (string | null)[] {
  return [...disclosureOf(menuSummary(menu)).querySelectorAll('a')]
    .filter((link) => link.checkVisibility())
    .map((link) => link.textContent);
}

/** The labels that the contract gives a dropdown menu. */
export const allEntries = ({ entries }: Menu): string[] => entries.map(({ label }) => label);
