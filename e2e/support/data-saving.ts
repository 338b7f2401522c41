import type { Page } from '@playwright/test';
import { cdp } from './cdp';

/** Asks the browser to save data, as its setting does; the site then prefetches no page, so that one can be late. */
export async function saveData(page: Page): Promise<void> {
  await (await cdp(page)).send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
}
