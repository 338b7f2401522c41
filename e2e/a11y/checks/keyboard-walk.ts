import type { Page } from '@playwright/test';
import { addHelpers } from './helpers';

const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };

/** Presses Tab a number of times without waiting for each, which halves the time. */
export async function pressTab(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const presses = Array.from({ length: times }, () => [
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
  ]);
  await Promise.all(presses.flat());
  await session.detach();
}

/**
 * Walks the page from its top with the Tab key until the focus leaves it: the first stop is a skip link, every visible
 * link and control gets the focus once, in document order, and each can be seen while it has the focus.
 * @returns one line for each finding
 */
export async function keyboardWalk(page: Page): Promise<string[]> {
  await addHelpers(page);
  const expected = await page.evaluate(() => {
    const { name, stops } = window.helpers;
    const reached: Element[] = [];
    const findings: string[] = [];
    let left = false;

    /** Points over a box, a little inside its edges. */
    const points = ({ left, top, width, height }: DOMRect) =>
      [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((across) =>
        [0.05, 0.3, 0.5, 0.7, 0.95].map((down) => [left + width * across, top + height * down] as const),
      );
    const isSeen = (element: Element) =>
      [...element.getClientRects()].flatMap(points).some(([x, y]) => element.contains(document.elementFromPoint(x, y)));

    // By keyup the focus has moved and the page has scrolled.
    const onKeyUp = () => {
      const focused = document.activeElement;
      left ||= focused === null || focused === document.body;
      if (left || !focused) return;
      const before = reached.at(-1);
      reached.push(focused);
      if (!isSeen(focused)) {
        const { top, bottom } = focused.getBoundingClientRect();
        findings.push(`${name(focused)} has the focus unseen, at ${Math.round(top)} to ${Math.round(bottom)} px`);
      }
      if (before && focused.compareDocumentPosition(before) & Node.DOCUMENT_POSITION_FOLLOWING)
        findings.push(`${name(focused)} comes after ${name(before)}, against the document order`);
    };
    window.addEventListener('keyup', onKeyUp, { capture: true });

    const due = stops();
    window.walkFindings = () => {
      const [first] = reached;
      const target = document.getElementById(first?.getAttribute('href')?.replace(/^#/, '') ?? '');
      if (first && !target?.matches('main, main *')) findings.push(`${name(first)} is the first stop and no skip link`);
      if (!left) findings.push(`the focus never leaves the page: the last stop is ${reached.at(-1)?.outerHTML}`);
      for (const element of due) {
        const times = reached.filter((other) => other === element).length;
        if (times !== 1) findings.push(`${name(element)} is reached ${times} times`);
      }
      for (const element of reached)
        if (!due.some((other) => other === element)) findings.push(`${name(element)} gets the focus and is no control`);
      return findings;
    };
    return due.length;
  });
  // One press more leaves the page; two more show where a stray walk goes.
  await pressTab(page, expected + 3);
  return page.evaluate(() => window.walkFindings());
}

declare global {
  interface Window {
    /** What is wrong with the walk so far. */
    walkFindings(): string[];
  }
}
