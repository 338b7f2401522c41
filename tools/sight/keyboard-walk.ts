import type { Page } from '@playwright/test';
import { cdp } from './cdp';
import { inPage } from './in-page';

const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };

/** Presses Tab several times without waiting between presses, which halves the time. */
async function pressTab(page: Page, times: number): Promise<void> {
  const session = await cdp(page);
  const press = () => session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
  await Promise.all(Array.from({ length: times }, press));
}

/**
 * Presses Tab from the top of the page often enough to leave the page, and a few times more. The first tab stop must be a skip
 * link. Every visible link and control must get the focus once, in document order, and must be visible while it has the focus.
 */
export async function keyboardWalk(page: Page): Promise<readonly string[]> {
  const walk = await (await inPage(page)).evaluateHandle(({ watchFocus }) => watchFocus());
  // Four extra presses: up to two for unexpected tab stops, one to leave the page, and one more because each press records
  // where the press before it moved the focus.
  await pressTab(page, (await walk.evaluate(({ length }) => length)) + 4);
  return walk.evaluate(({ report }) => report());
}
