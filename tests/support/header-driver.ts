import { act, fireEvent } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { expect } from 'vitest';
import { menus } from '../../spec/navigation';
import { detailsOf, menuSummary, pageButton, pageText, showHeader, toggle as toggleOf } from './header';
import type { EscapeFocus, HeaderModel, Input } from './header-model';
import { resize } from './screen-size';

// The check that nothing covers an element takes most of a click's time, and the driver clicks often.
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

const isVisible = (element: Element) => element.checkVisibility();
const stateOf = (summary: HTMLElement) => (isVisible(summary) ? { open: detailsOf(summary).open } : 'hidden');

function nextSibling(element: Element): HTMLElement {
  const { nextElementSibling } = element;
  if (!(nextElementSibling instanceof HTMLElement)) throw new Error(`No element follows ${element.textContent}`);
  return nextElementSibling;
}

async function press(summary: HTMLElement, input: Input): Promise<void> {
  if (input === 'pointer') await user.click(summary);
  else fireEvent.click(summary);
}

/** The real header on a screen of its model's size, paired with its model. */
export async function headerDriver(model: HeaderModel) {
  // Wide at first, because queries find nothing of the navigation on a small screen.
  await showHeader('wide');
  const toggle = toggleOf();
  const navigation = nextSibling(detailsOf(toggle));
  const parts = menus.map((menu) => {
    const summary = menuSummary(menu);
    return { menu: menu.label, summary, list: nextSibling(summary) };
  });
  const button = pageButton();
  await resize(model.size);

  const summaryOf = (label: string) => parts.find(({ menu }) => menu === label)?.summary ?? toggle;
  function visibleLink(choice: number): HTMLElement {
    const links = [...navigation.querySelectorAll<HTMLElement>('a')].filter(isVisible);
    const link = links[choice % links.length];
    if (!link) throw new Error('No link is visible');
    return link;
  }

  return {
    /** Compares what is visible with the model. */
    check(): void {
      const view = {
        toggle: stateOf(toggle),
        navigationVisible: isVisible(navigation),
        menus: parts.map(({ menu, summary, list }) => ({
          menu,
          summary: stateOf(summary),
          listVisible: isVisible(list),
        })),
      };
      expect(view).toEqual(model.view());
    },
    pressMenu: (label: string, input: Input) => press(summaryOf(label), input),
    pressToggle: (input: Input) => press(toggle, input),
    clickPage: () => user.click(pageText()),
    // Blurred first, so that the focus moves even when the button has it.
    focusPage: () =>
      act(() => {
        button.blur();
        button.focus();
      }),
    focusLink: (choice: number) => act(() => visibleLink(choice).focus()),
    followLink: (choice: number) => user.click(visibleLink(choice)),
    /** Presses Escape; the model decides what that closes and where the focus moves. */
    async escape(decide: () => EscapeFocus): Promise<void> {
      const last = document.activeElement;
      // The browser takes the focus from a hidden element, but only in its next frame.
      if (last instanceof HTMLElement && !isVisible(last)) act(() => last.blur());
      const focused = document.activeElement;
      const target = decide();
      await user.keyboard('{Escape}');
      expect(document.activeElement).toBe(target === 'unchanged' ? focused : summaryOf(target));
    },
    resize,
  };
}

export type HeaderDriver = Awaited<ReturnType<typeof headerDriver>>;
