import type { Page } from '@playwright/test';
import { cdp } from '../support/cdp';
import { addTabStops } from './tab-stops';

const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };

/** Presses Tab several times without waiting for each press, which halves the time. */
async function pressTab(page: Page, times: number): Promise<void> {
  const session = await cdp(page);
  const press = () => session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
  await Promise.all(Array.from({ length: times }, press));
}

/**
 * Presses Tab from the top of the page until the focus leaves it, and checks that the first tab stop is a skip link,
 * that every visible link and control gets the focus once, in document order, and that each is visible while it has the
 * focus.
 * @returns one line for each finding
 */
export async function keyboardWalk(page: Page): Promise<string[]> {
  await addTabStops(page);
  const count = await page.evaluate(() => {
    const { name, all } = window.tabStops;
    const reached: Element[] = [];
    const findings: string[] = [];
    let presses = 0;
    let left = false;

    /** Points spread over a box, a little inside its edges. */
    const points = ({ left, top, width, height }: DOMRect) =>
      [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((across) =>
        [0.05, 0.3, 0.5, 0.7, 0.95].map((down) => [left + width * across, top + height * down] as const),
      );
    const isSeen = (element: Element) =>
      [...element.getClientRects()].flatMap(points).some(([x, y]) => element.contains(document.elementFromPoint(x, y)));

    // Each press sees where the one before it has moved the focus and scrolled the page.
    const onKeyDown = () => {
      presses += 1;
      if (presses === 1) return;
      const focused = document.activeElement;
      // On a busy machine, a browser may send the focus round to the first stop before the page notices that it left.
      left ||= focused === null || focused === document.body || focused === reached[0];
      if (left || !focused) return;
      const before = reached.at(-1);
      reached.push(focused);
      if (!isSeen(focused)) {
        const { top, bottom } = focused.getBoundingClientRect();
        findings.push(
          `${name(focused)} has the focus but is not visible, at ${Math.round(top)} to ${Math.round(bottom)} px`,
        );
      }
      if (before && focused.compareDocumentPosition(before) & Node.DOCUMENT_POSITION_FOLLOWING)
        findings.push(`${name(focused)} gets the focus after ${name(before)}, although it precedes it in the document`);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });

    const expected = all();
    window.walkFindings = () => {
      const [first] = reached;
      const target = document.getElementById(first?.getAttribute('href')?.replace(/^#/, '') ?? '');
      if (first && !target?.matches('main, main *'))
        findings.push(`${name(first)} is the first tab stop but not a skip link`);
      if (!left) findings.push(`the focus never leaves the page: the last tab stop is ${reached.at(-1)?.outerHTML}`);
      for (const element of expected) {
        const times = reached.filter((other) => other === element).length;
        if (times !== 1) findings.push(`${name(element)} is reached ${times} times`);
      }
      for (const element of reached)
        if (!expected.some((other) => other === element))
          findings.push(`${name(element)} gets the focus but is not a control`);
      return findings;
    };
    return expected.length;
  });
  // One more press leaves the page, another two reveal unexpected tab stops, and a last one sees the last of them.
  await pressTab(page, count + 4);
  return page.evaluate(() => window.walkFindings());
}

declare global {
  interface Window {
    /** One line for each finding so far. */
    walkFindings(): string[];
  }
}
