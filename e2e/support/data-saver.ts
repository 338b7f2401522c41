import type { Page } from '@playwright/test';
import { cdp } from '../../tools/sight/index';

/** Turns on the browser's data saver. The site then prefetches no pages, so a test can delay a page. */
export async function saveData(page: Page): Promise<void> {
  await (await cdp(page)).send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
}
