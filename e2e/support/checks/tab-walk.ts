import type { Page } from '@playwright/test';
import { lendHand } from './in-page';

const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };

/** Presses Tab a number of times, in one go: waiting for each answer would double the time. */
async function pressTab(page: Page, times: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const presses = Array.from({ length: times }, async () => {
    const down = browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
    const up = browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    await Promise.all([down, up]);
  });
  await Promise.all(presses);
  await browser.detach();
}

/**
 * Walks a page from its top with the Tab key until the focus leaves it: every visible link and control takes the focus
 * once, in the order of the document, the first is the skip link, and the walk ends.
 * @returns what is wrong with the walk, a line for each finding
 */
export async function tabWalk(page: Page): Promise<string[]> {
  await lendHand(page);
  const due = await page.evaluate(() => {
    const { stops } = window.hand;
    const expected = stops();
    const walked: (Element | null)[] = [];
    // By the time the key is up, the focus has moved and the page has scrolled to it.
    const note = () => walked.push(document.activeElement);
    window.addEventListener('keyup', note, { capture: true });
    window.walk = { expected, walked };
    return expected.length;
  });
  // As many as there are stops, one out of the page, and a few more to see where a stray walk goes.
  await pressTab(page, due + 3);
  return page.evaluate(() => {
    const { name } = window.hand;
    const { expected, walked } = window.walk;
    const left = walked.findIndex((element) => element === null || element === document.body);
    const stops = (left < 0 ? walked : walked.slice(0, left)).filter((element) => element !== null);
    const findings: string[] = [];
    const [first] = stops;
    const target = first?.getAttribute('href')?.match(/^#(.+)$/)?.[1];
    if (first !== undefined && !(target !== undefined && document.getElementById(target)?.matches('main, main *'))) {
      findings.push(`${name(first)} is the first stop and is no skip link to the main content`);
    }
    const last = stops.at(-1);
    if (left < 0)
      findings.push(`the focus never leaves the page: after ${walked.length} Tabs it is on ${last ? name(last) : '?'}`);
    for (const element of expected) {
      const times = stops.filter((stop) => stop === element).length;
      if (times !== 1) findings.push(`${name(element)} is reached ${times} times`);
    }
    for (const [at, stop] of stops.entries()) {
      if (!expected.some((element) => element === stop))
        findings.push(`${name(stop)} takes the focus and is no visible control`);
      const before = stops[at - 1];
      if (before && stop.compareDocumentPosition(before) & Node.DOCUMENT_POSITION_FOLLOWING) {
        findings.push(`${name(stop)} comes after ${name(before)}, against the order of the page`);
      }
    }
    return findings;
  });
}

declare global {
  interface Window {
    /** The stops that a walk should make, and where each press of Tab led. */
    walk: { expected: HTMLElement[]; walked: (Element | null)[] };
  }
}
