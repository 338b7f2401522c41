import { act, fireEvent, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { menus } from '../../spec/navigation';
import { disclosureOf, menuSummary, showHeader, toggle as toggleOf } from './header';
import type { FocusAfter, HeaderModel, Size } from './header-model';

// Its check that nothing lies over an element takes most of a click's time; a model clicks often.
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

const isShown = (element: Element) => element.checkVisibility();
const stateOf = (summary: HTMLElement) => (isShown(summary) ? { open: disclosureOf(summary).open } : 'hidden');

function following(element: Element): HTMLElement {
  const { nextElementSibling } = element;
  if (!(nextElementSibling instanceof HTMLElement)) throw new Error(`Nothing follows ${element.textContent}`);
  return nextElementSibling;
}

type Way = 'pointer' | 'assistive';

async function press(summary: HTMLElement, way: Way): Promise<void> {
  if (way === 'pointer') await user.click(summary);
  else fireEvent.click(summary);
}

const resize = (size: Size) => (size === 'wide' ? page.viewport(1440, 900) : page.viewport(390, 844));

/** The real header on a screen of its model's size, beside that model. */
export async function headerStage(model: HeaderModel) {
  await showHeader('wide');
  const toggle = toggleOf();
  const navigation = following(disclosureOf(toggle));
  const parts = menus.map((menu) => {
    const summary = menuSummary(menu);
    return { menu: menu.label, summary, list: following(summary) };
  });
  const summaryOf = (label: string) => parts.find(({ menu }) => menu === label)?.summary ?? toggle;
  /** One of the links in sight. */
  function linkShown(choice: number): HTMLElement {
    const links = [...navigation.querySelectorAll<HTMLElement>('a')].filter(isShown);
    const link = links[choice % links.length];
    if (!link) throw new Error('No link is in sight');
    return link;
  }
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });

  // Only now, because on a small screen there is nothing to be found yet.
  await resize(model.size);

  return {
    /** Holds what can be seen against the model. */
    check(): void {
      const look = {
        toggle: stateOf(toggle),
        navigationShown: isShown(navigation),
        menus: parts.map(({ menu, summary, list }) => ({ menu, summary: stateOf(summary), listShown: isShown(list) })),
      };
      expect(look).toEqual(model.look());
    },
    pressMenu: (label: string, way: Way) => press(summaryOf(label), way),
    pressToggle: (way: Way) => press(toggle, way),
    clickElsewhere: () => user.click(screen.getByText('Text of the page')),
    // From wherever it is, the page itself included.
    focusElsewhere: () =>
      act(() => {
        elsewhere.blur();
        elsewhere.focus();
      }),
    focusLink: (choice: number) => act(() => linkShown(choice).focus()),
    followLink: (choice: number) => user.click(linkShown(choice)),
    /** Presses Escape; what that closes, and where the focus has to go, is for the model to say. */
    async escape(decide: () => FocusAfter): Promise<void> {
      const last = document.activeElement;
      // The browser takes the focus from what is hidden, but only with its next frame.
      if (last instanceof HTMLElement && !isShown(last)) act(() => last.blur());
      const focused = document.activeElement;
      const after = decide();
      await user.keyboard('{Escape}');
      expect(document.activeElement).toBe(after === 'unchanged' ? focused : summaryOf(after));
    },
    resize,
  };
}

export type HeaderStage = Awaited<ReturnType<typeof headerStage>>;
