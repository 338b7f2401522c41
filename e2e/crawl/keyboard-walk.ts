import type { Page } from '@playwright/test';
import { cdp } from '../support/cdp';
import { inPage } from './in-page';

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
export async function keyboardWalk(page: Page): Promise<readonly string[]> {
  const walk = await (await inPage(page)).evaluateHandle(({ FocusWalk }) => new FocusWalk());
  // One more press leaves the page, another two reveal unexpected tab stops, and a last one sees the last of them.
  await pressTab(page, (await walk.evaluate(({ length }) => length)) + 4);
  return walk.evaluate((each) => each.findings());
}
